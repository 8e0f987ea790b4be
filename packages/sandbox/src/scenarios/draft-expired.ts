import { defineScenario } from './scenario.ts';

export const draftExpired = defineScenario({
  id: 'draft-expired',
  about: 'left for a hundred days before signing: the proof of address is too old by now',
  given: { through: 'check-answers' },
  timeline: [{ days: 100 }],
  expect: { state: 'draft', path: '/sg-submit-address' },
});
