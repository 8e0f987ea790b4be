import { defineScenario } from './scenario.ts';

export const openedAfterCorrection = defineScenario({
  id: 'opened-after-correction',
  about: 'sent back, corrected and approved two days later',
  fixture: { through: 'all', state: 'action-needed', rejected: { contact: 'Which city?' } },
  timeline: [
    { save: 'contact-info', reply: 'Kuala Lumpur' },
    { save: 'check-answers' },
    { save: 'sign-info' },
    { submit: true },
    { days: 2 },
    { review: { act: 'approve' } },
  ],
  expect: {
    state: 'opened',
    path: '/sg-account-state',
    accounts: ['cash'],
    mails: ['received', 'action-needed', 'received', 'opened'],
  },
});
