import { defineScenario } from './scenario.ts';
import { abroad, days, opened, openedMails } from './w8ben.ts';

export const w8benMovedAbroad = defineScenario({
  id: 'w8ben-moved-abroad',
  about: 'has moved to another country: the W-8BEN is incorrect, a new one is due within 30 days',
  flow: 'w8ben-update',
  fixture: {
    before: opened,
    flow: 'w8ben-update',
    w8ben: { signedDaysAgo: days.lastYear, moved: { to: abroad, daysAgo: 3 } },
  },
  expect: { state: null, path: '/w8-ben-update', accounts: ['cash'], mails: [...openedMails, 'w8ben-changed'] },
});
