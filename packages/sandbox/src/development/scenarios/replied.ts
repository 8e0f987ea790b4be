import { defineScenario } from './scenario.ts';

export const replied = defineScenario({
  id: 'replied',
  about: 'replied to a reviewer who asked for more information, and is under review again',
  fixture: {
    through: 'all',
    state: 'action-needed',
    rejected: {
      finances: { code: 'more-information', note: 'Your net worth is more than your income explains. Why?' },
    },
  },
  timeline: [
    { save: 'assets-info', reply: 'My aunt left me shares in 2019.' },
    { save: 'check-answers' },
    { save: 'sign-info' },
    { submit: true },
  ],
  expect: {
    state: 'under-review',
    path: '/sg-account-state',
    mails: ['received', 'action-needed', 'received'],
  },
});
