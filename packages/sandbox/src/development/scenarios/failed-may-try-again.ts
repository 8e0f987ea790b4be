import { defineScenario } from './scenario.ts';

export const failedMayTryAgain = defineScenario({
  id: 'failed-may-try-again',
  about: 'failed for a reason that may be overcome: the customer may apply again',
  fixture: { through: 'all', state: 'failed', failure: { code: 'request-unanswered' } },
  expect: {
    state: 'failed',
    path: '/sg-account-state',
    failure: 'request-unanswered',
    mails: ['received', 'failed'],
  },
});
