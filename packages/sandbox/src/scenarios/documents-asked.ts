import { defineScenario } from './scenario.ts';

/** Everything that a reviewer may ask for besides: how the guardian is related to a minor is asked where there is one. */
export const documentsAsked = defineScenario({
  id: 'documents-asked',
  about: 'the reviewer asks the guardian of a minor for a transfer, more documents and a proof of the relationship',
  given: {
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
