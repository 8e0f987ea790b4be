import { defineScenario } from './scenario.ts';
import { checked, days, opened, openedMails } from './w8ben.ts';

export const w8benToSign = defineScenario({
  id: 'w8ben-to-sign',
  about: 'has checked a new W-8BEN, and is about to sign it',
  flow: 'w8ben-update',
  fixture: { before: opened, flow: 'w8ben-update', w8ben: { signedDaysAgo: days.endsThisYear }, answers: checked },
  expect: { state: 'draft', path: '/update-w8-ben-signature', accounts: ['cash'], mails: openedMails },
});
