import { defineScenario } from './scenario.ts';
import { confirmed, days, opened, openedMails } from './w8ben.ts';

export const w8benUnderReview = defineScenario({
  id: 'w8ben-under-review',
  about: 'has signed a new W-8BEN, which is under review',
  flow: 'w8ben-update',
  fixture: {
    before: opened,
    flow: 'w8ben-update',
    w8ben: { signedDaysAgo: days.endsThisYear },
    answers: confirmed,
    state: 'under-review',
  },
  expect: {
    state: 'under-review',
    path: '/update-w8-ben-status',
    accounts: ['cash'],
    mails: [...openedMails, 'received'],
  },
});
