import { defineScenario } from './scenario.ts';
import { days, opened, openedMails, within } from './w8ben.ts';

export const w8benMoved = defineScenario({
  id: 'w8ben-moved',
  about: 'has moved within the country: the W-8BEN is to be confirmed by affidavit',
  flow: 'w8ben-update',
  fixture: {
    before: opened,
    flow: 'w8ben-update',
    w8ben: { signedDaysAgo: days.lastYear, moved: { to: within, daysAgo: 3 } },
  },
  expect: { state: null, path: '/w8-ben-update', accounts: ['cash'], mails: [...openedMails, 'w8ben-changed'] },
});
