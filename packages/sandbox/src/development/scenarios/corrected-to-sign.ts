import { defineScenario } from './scenario.ts';

export const correctedToSign = defineScenario({
  id: 'corrected-to-sign',
  about: 'what was sent back is corrected, and has to be checked and signed again',
  fixture: { through: 'all', state: 'action-needed', rejected: { contact: 'Which city?' } },
  timeline: [{ save: 'contact-info', reply: 'Kuala Lumpur' }],
  expect: { state: 'action-needed', path: '/error-transfer', mails: ['received', 'action-needed'] },
});
