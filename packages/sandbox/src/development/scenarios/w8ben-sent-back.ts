import { defineScenario } from './scenario.ts';
import { confirmed, days, opened, openedMails } from './w8ben.ts';

export const w8benSentBack = defineScenario({
  id: 'w8ben-sent-back',
  about: 'has signed a new W-8BEN, which was sent back because of its tax number',
  flow: 'w8ben-update',
  fixture: {
    before: opened,
    flow: 'w8ben-update',
    w8ben: { signedDaysAgo: days.endsThisYear },
    answers: confirmed,
    state: 'action-needed',
    rejected: { w8ben: { code: 'tax-number' } },
  },
  expect: {
    state: 'action-needed',
    path: '/update-w8-ben-status',
    accounts: ['cash'],
    rejected: { w8ben: 'tax-number' },
    mails: [...openedMails, 'received', 'action-needed'],
  },
});
