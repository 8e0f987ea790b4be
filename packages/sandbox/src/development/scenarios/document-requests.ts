import type { ApplicationFixture } from '../seeds/application-fixture.ts';
import { defineScenario } from './scenario.ts';

const asked: ApplicationFixture = {
  before: {
    through: 'all',
    state: 'opened',
    owns: 'invested',
    submittedDaysAgo: 3,
    askedLater: {
      'additional-document': { asks: ['source-of-wealth'], note: 'Payslips of the last 3 months.' },
    },
  },
  flow: 'document-request',
  answers: {},
};
const sent: ApplicationFixture = {
  ...asked,
  answers: { 'additional-document': { documents: { 'source-of-wealth': 'payslips' } } },
  documents: { payslips: { kind: 'additional-source-of-wealth' } },
};
const page = '/requested-documents-status';
const before = ['received', 'opened', 'action-needed'];

/** Scenarios of document requests to holders of open accounts, in each state. */
export const documentRequests = [
  defineScenario({
    id: 'document-asked',
    about: 'the account is open, and the broker asks for a document',
    fixture: asked,
    expect: { state: 'action-needed', path: page, accounts: ['cash'], mails: before },
  }),
  defineScenario({
    id: 'document-sent',
    about: 'the document that the broker asked for is under review',
    fixture: { ...sent, state: 'under-review' },
    expect: { state: 'under-review', path: page, accounts: ['cash'], mails: [...before, 'received'] },
  }),
  defineScenario({
    id: 'document-sent-back',
    about: 'the document that the broker asked for cannot be read, and was sent back',
    fixture: { ...sent, state: 'action-needed', rejected: { 'additional-document': { code: 'unclear-image' } } },
    expect: {
      state: 'action-needed',
      rejected: { 'additional-document': 'unclear-image' },
      path: page,
      accounts: ['cash'],
      mails: [...before, 'received', 'action-needed'],
    },
  }),
  defineScenario({
    id: 'document-accepted',
    about: 'the document that the broker asked for is accepted',
    fixture: { ...sent, state: 'opened' },
    expect: { state: 'opened', path: page, accounts: ['cash'], mails: [...before, 'received', 'approved'] },
  }),
  defineScenario({
    id: 'document-declined',
    about: 'the document that the broker asked for was declined; another may be sent',
    fixture: { ...sent, state: 'failed', failure: { code: 'more-information' } },
    expect: {
      state: 'failed',
      failure: 'more-information',
      path: page,
      accounts: ['cash'],
      mails: [...before, 'received', 'failed'],
    },
  }),
];
