import { defineScenario } from './scenario.ts';

export const declaredPep = defineScenario({
  id: 'declared-pep',
  about:
    'a politically exposed person is under review: flagged in the console, and not approved before a reviewer accepts the item',
  fixture: {
    through: 'all',
    state: 'under-review',
    change: { 'assets-select': { pep: 'yes', pepRelation: 'family', pepPosition: 'Minister of Transport' } },
  },
  expect: { state: 'under-review', path: '/sg-account-state', mails: ['received'] },
});
