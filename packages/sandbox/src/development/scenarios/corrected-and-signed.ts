import { defineScenario } from './scenario.ts';

export const correctedAndSigned = defineScenario({
  id: 'corrected-and-signed',
  about: 'what was sent back is corrected and signed, and only has to be sent again',
  fixture: { through: 'all', state: 'action-needed', rejected: { contact: 'Which city?' } },
  timeline: [{ save: 'contact-info', reply: 'Kuala Lumpur' }, { save: 'check-answers' }, { save: 'sign-info' }],
  expect: { state: 'action-needed', path: '/error-transfer', mails: ['received', 'action-needed'] },
});
