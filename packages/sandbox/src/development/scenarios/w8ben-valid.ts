import { defineScenario } from './scenario.ts';
import { opened, openedMails } from './w8ben.ts';

export const w8benValid = defineScenario({
  id: 'w8ben-valid',
  about: 'has a valid W-8BEN, which can be changed',
  flow: 'w8ben-modify',
  fixture: { before: opened, flow: 'w8ben-modify' },
  expect: { state: null, path: '/modify-w8-ben-form', accounts: ['cash'], mails: openedMails },
});
