import { defineScenario } from './scenario.ts';

export const usSigns = defineScenario({
  id: 'us-signs',
  about:
    'somebody with a US phone number is under review: flagged in the console, and not approved before a reviewer accepts the item',
  fixture: {
    through: 'all',
    state: 'under-review',
    change: { 'contact-info': { mobile: '+1 415 555 0123' } },
  },
  expect: { state: 'under-review', path: '/sg-account-state', mails: ['received'] },
});
