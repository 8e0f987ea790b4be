import { defineScenario } from './scenario.ts';

export const underReview = defineScenario({
  id: 'under-review',
  about: 'submitted, nobody has looked at it',
  fixture: { through: 'all', state: 'under-review' },
  expect: { state: 'under-review', path: '/sg-account-state', mails: ['received'] },
});
