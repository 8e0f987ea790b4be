import { defineScenario } from './scenario.ts';

export const failedFinal = defineScenario({
  id: 'failed-final',
  about: 'failed for good',
  fixture: { through: 'all', state: 'failed', failure: { code: 'policy' } },
  expect: { state: 'failed', path: '/sg-account-state', failure: 'policy', mails: ['received', 'failed'] },
});
