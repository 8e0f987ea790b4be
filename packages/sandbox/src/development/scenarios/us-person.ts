import { defineScenario } from './scenario.ts';

export const usPerson = defineScenario({
  id: 'us-person',
  about: 'a draft that gives US citizenship: not eligible',
  fixture: { through: 'submit-photo', answers: { 'base-info': { nationality: 'MY', citizenship: 'US' } } },
  expect: { state: 'draft', path: '/sg-base-info' },
});
