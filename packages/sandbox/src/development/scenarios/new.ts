import { defineScenario } from './scenario.ts';

export const newCustomer = defineScenario({
  id: 'new',
  about: 'registered, nothing started',
  fixture: {},
  expect: { state: null, path: '/sg-choose' },
});
