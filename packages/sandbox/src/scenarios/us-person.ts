import { defineScenario } from './scenario.ts';

export const usPerson = defineScenario({
  id: 'us-person',
  about: 'a draft that gives US citizenship: not eligible',
  given: { through: 'choose-account', answers: { 'base-info': { nationality: 'US', citizenship: 'US' } } },
  expect: { state: 'draft', path: '/sg-base-info' },
});
