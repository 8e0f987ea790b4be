import { defineScenario } from './scenario.ts';

/** Scenario with all items that a reviewer can request, including a guardian's relationship to a minor. */
export const documentsAsked = defineScenario({
  id: 'documents-asked',
  about: 'the reviewer asks the guardian of a minor for a transfer, more documents and a proof of the relationship',
  fixture: {
    through: 'all',
    answers: { 'choose-account': { tier: 'standard', holders: 'joint-minor' } },
    second: { sample: 'minor', done: true },
    state: 'action-needed',
    asked: {
      'bank-transfer': {},
      'additional-document': { asks: ['source-of-wealth'], note: 'Payslips of the last 3 months.' },
      'relationship-proof': {},
    },
  },
  expect: { state: 'action-needed', path: '/error-transfer', mails: ['your-turn', 'received', 'action-needed'] },
});
