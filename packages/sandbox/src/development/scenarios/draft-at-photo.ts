import { defineScenario } from './scenario.ts';

export const draftAtPhoto = defineScenario({
  id: 'draft-at-photo',
  about: 'a draft in which nothing is typed yet: next comes the photo of the identity document',
  fixture: { through: 'choose-tip' },
  expect: { state: 'draft', path: '/sg-submit-photo' },
});
