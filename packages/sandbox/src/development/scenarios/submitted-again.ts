import { defineScenario } from './scenario.ts';

export const submittedAgain = defineScenario({
  id: 'submitted-again',
  about: 'sent back three days ago, corrected, signed and under review again',
  fixture: { through: 'all', state: 'action-needed', rejected: { contact: 'Which city?' } },
  timeline: [
    { days: 3 },
    { save: 'contact-info', reply: 'Kuala Lumpur' },
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
