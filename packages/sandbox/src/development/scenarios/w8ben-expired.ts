import { defineScenario } from './scenario.ts';
import { days, opened, openedMails } from './w8ben.ts';

export const w8benExpired = defineScenario({
  id: 'w8ben-expired',
  about: 'has a W-8BEN that expired last year',
  flow: 'w8ben-update',
  fixture: { before: opened, flow: 'w8ben-update', w8ben: { signedDaysAgo: days.expired } },
  expect: { state: null, path: '/w8-ben-update', accounts: ['cash'], mails: openedMails },
});
