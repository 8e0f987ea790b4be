import { defineScenario } from './scenario.ts';

export const openedCash = defineScenario({
  id: 'opened-cash',
  about: 'a cash account is open',
  fixture: { through: 'all', state: 'opened' },
  expect: { state: 'opened', path: '/sg-account-state', accounts: ['cash'], mails: ['received', 'opened'] },
});
