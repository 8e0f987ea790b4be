import { defineScenario } from './scenario.ts';

export const rejectedTwoItems = defineScenario({
  id: 'rejected-two-items',
  about: 'two items are sent back, one with a note',
  fixture: {
    through: 'all',
    state: 'action-needed',
    rejected: {
      'identity-document': { code: 'unclear-image' },
      'address-proof': { code: 'too-old', note: 'It was issued in May.' },
    },
  },
  expect: {
    state: 'action-needed',
    path: '/error-transfer',
    rejected: { 'identity-document': 'unclear-image', 'address-proof': 'too-old' },
    mails: ['received', 'action-needed'],
  },
});
