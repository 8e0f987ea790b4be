import { defineScenario } from './scenario.ts';
import { days, opened, openedMails } from './w8ben.ts';

export const w8benEndsThisYear = defineScenario({
  id: 'w8ben-ends-this-year',
  about: 'has a W-8BEN that ends on 31 December of this year',
  flow: 'w8ben-update',
  fixture: { before: opened, flow: 'w8ben-update', w8ben: { signedDaysAgo: days.endsThisYear } },
  expect: { state: null, path: '/w8-ben-update', accounts: ['cash'], mails: openedMails },
});
