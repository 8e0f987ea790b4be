import { defineScenario } from './scenario.ts';

export const draftToSign = defineScenario({
  id: 'draft-to-sign',
  about: 'everything is answered, the signature is missing',
  fixture: { through: 'check-answers' },
  expect: { state: 'draft', path: '/sg-sign-info', face: { result: 'passed', attempts: 1 } },
});
