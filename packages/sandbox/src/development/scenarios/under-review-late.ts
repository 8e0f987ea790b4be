import { defineScenario } from './scenario.ts';

export const underReviewLate = defineScenario({
  id: 'under-review-late',
  about: 'submitted ten days ago and still under review: longer than we said',
  fixture: { through: 'all', state: 'under-review', submittedDaysAgo: 10 },
  expect: { state: 'under-review', path: '/sg-account-state', mails: ['received'] },
});
