import { defineScenario } from './scenario.ts';
import { opened, openedMails } from './w8ben.ts';

export const w8benInstitution = defineScenario({
  id: 'w8ben-institution',
  about: 'is an institution, which need not confirm its W-8 form',
  flow: 'w8ben-update',
  fixture: { before: opened, flow: 'w8ben-update', w8ben: { institution: true } },
  expect: { state: null, path: '/w8-ben-update', accounts: ['cash'], mails: openedMails },
});
