import { defineScenario } from './scenario.ts';
import { confirmed, days, opened, openedMails } from './w8ben.ts';

export const w8benUpdated = defineScenario({
  id: 'w8ben-updated',
  about: 'has renewed the W-8BEN',
  flow: 'w8ben-update',
  fixture: {
    before: opened,
    flow: 'w8ben-update',
    w8ben: { signedDaysAgo: days.endsThisYear },
    answers: confirmed,
    state: 'opened',
  },
  expect: {
    state: 'opened',
    path: '/update-w8-ben-status',
    accounts: ['cash'],
    mails: [...openedMails, 'received', 'approved'],
  },
});
