import { defineScenario } from './scenario.ts';
import { abroad, days, opened, openedMails } from './w8ben.ts';

export const w8benOverdue = defineScenario({
  id: 'w8ben-overdue',
  about: 'has moved to another country 40 days ago: a new W-8BEN is overdue',
  flow: 'w8ben-update',
  fixture: {
    before: opened,
    flow: 'w8ben-update',
    w8ben: { signedDaysAgo: days.lastYear, moved: { to: abroad, daysAgo: 40 } },
  },
  expect: { state: null, path: '/w8-ben-update', accounts: ['cash'], mails: [...openedMails, 'w8ben-changed'] },
});
