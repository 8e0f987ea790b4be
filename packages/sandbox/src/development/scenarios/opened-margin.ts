import { defineScenario } from './scenario.ts';

export const openedMargin = defineScenario({
  id: 'opened-margin',
  about: 'a margin account is open',
  fixture: { through: 'all', accountType: 'margin', state: 'opened' },
  expect: { state: 'opened', path: '/sg-account-state', accounts: ['margin'], mails: ['received', 'opened'] },
});
