import { defineScenario } from './scenario.ts';

export const draftAtDocuments = defineScenario({
  id: 'draft-at-documents',
  about: 'a draft saved up to the account type: next comes the proof of address',
  fixture: { through: 'select-account-type' },
  expect: { state: 'draft', path: '/sg-submit-address' },
});
