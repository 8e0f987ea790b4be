import { defineScenario } from './scenario.ts';
import { abroad, days, opened, openedMails } from './w8ben.ts';

export const w8benNewForm = defineScenario({
  id: 'w8ben-new-form',
  about: 'has moved to another country, and is about to fill in the new W-8BEN',
  flow: 'w8ben-update',
  fixture: {
    before: opened,
    flow: 'w8ben-update',
    w8ben: { signedDaysAgo: days.lastYear, moved: { to: abroad, daysAgo: 3 } },
    answers: { update: { decision: 'change' }, tips: { read: true } },
  },
  expect: { state: 'draft', path: '/update-w8-ben-form', accounts: ['cash'], mails: [...openedMails, 'w8ben-changed'] },
});
