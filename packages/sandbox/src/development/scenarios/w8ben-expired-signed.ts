import { defineScenario } from './scenario.ts';
import { confirmed, days, opened, openedMails } from './w8ben.ts';

export const w8benExpiredSigned = defineScenario({
  id: 'w8ben-expired-signed',
  about: 'has signed a new W-8BEN after the end of the old one, and is about to sign the affidavit',
  flow: 'w8ben-update',
  fixture: { before: opened, flow: 'w8ben-update', w8ben: { signedDaysAgo: days.expired }, answers: confirmed },
  expect: { state: 'draft', path: '/update-w8-ben-affidavit', accounts: ['cash'], mails: openedMails },
});
