import { defineScenario } from './scenario.ts';
import { checked, days, opened, openedMails, within } from './w8ben.ts';

export const w8benMovedConfirmed = defineScenario({
  id: 'w8ben-moved-confirmed',
  about: 'has moved within the country, and is about to sign the affidavit',
  flow: 'w8ben-update',
  fixture: {
    before: opened,
    flow: 'w8ben-update',
    w8ben: { signedDaysAgo: days.lastYear, moved: { to: within, daysAgo: 3 } },
    answers: checked,
  },
  expect: {
    state: 'draft',
    path: '/update-w8-ben-affidavit',
    accounts: ['cash'],
    mails: [...openedMails, 'w8ben-changed'],
  },
});
