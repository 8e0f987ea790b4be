import { defineScenario } from './scenario.ts';
import { confirmed, days, opened, openedMails } from './w8ben.ts';

export const w8benDeclined = defineScenario({
  id: 'w8ben-declined',
  about: 'has signed a new W-8BEN, which was declined',
  flow: 'w8ben-update',
  fixture: {
    before: opened,
    flow: 'w8ben-update',
    w8ben: { signedDaysAgo: days.endsThisYear },
    answers: confirmed,
    state: 'failed',
    failure: { code: 'more-information' },
  },
  expect: {
    state: 'failed',
    path: '/update-w8-ben-status',
    accounts: ['cash'],
    failure: 'more-information',
    mails: [...openedMails, 'received', 'failed'],
  },
});
