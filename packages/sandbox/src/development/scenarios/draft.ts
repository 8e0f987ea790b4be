import { defineScenario } from './scenario.ts';

export const draft = defineScenario({
  id: 'draft',
  about: 'a draft saved up to the contact details',
  fixture: { through: 'contact-info' },
  expect: { state: 'draft', path: '/sg-assets-info' },
});
