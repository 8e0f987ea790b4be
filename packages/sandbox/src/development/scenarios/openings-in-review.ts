import type { ReasonCode, reasonKinds } from '@quayside/contract/reasons';
import { baseInfoStep } from '@quayside/flow-opening/internals/rules';
import type { ApplicationFixture } from '../seeds/application-fixture.ts';
import { defineScenario, type Expectation, openingMails, type Scenario } from './scenario.ts';

const status = '/sg-account-state';

/** The page that the app opens, and the sent mails, for each state of a submitted opening. */
const outcomes = {
  'under-review': { path: status, mails: ['received'] },
  'action-needed': { path: '/error-transfer', mails: ['received', 'action-needed'] },
  opened: { path: status, mails: openingMails },
  failed: { path: status, mails: ['received', 'failed'] },
} as const;

/** Defines a scenario of a submitted opening in a given state, such as `action-needed`. */
const submitted = (
  id: string,
  state: keyof typeof outcomes,
  about: string,
  fixture: ApplicationFixture = {},
  expect: Partial<Expectation> = {},
): Scenario =>
  defineScenario({
    id,
    about,
    fixture: { through: 'all', state, ...fixture },
    expect: { ...outcomes[state], ...expect },
  });

/** Defines a scenario of an opening that a reviewer sent back with a question about the address. `timeline` is what happens afterwards. */
const corrected = (
  id: string,
  about: string,
  timeline: Scenario['timeline'],
  expect: Expectation = { state: 'action-needed', ...outcomes['action-needed'] },
): Scenario =>
  defineScenario({
    id,
    about,
    fixture: { through: 'all', state: 'action-needed', rejected: { contact: 'Which city?' } },
    timeline,
    expect,
  });

const correct = { save: 'contact-info', reply: 'Kuala Lumpur' } as const;
const sign = [{ save: 'check-answers' }, { save: 'sign-info' }] as const;

type Retry = { [Code in ReasonCode]: (typeof reasonKinds)[Code] extends 'retry' ? Code : never }[ReasonCode];

/** Review item to which each reason for a rejection applies. A reason without an item does not compile. */
const items = {
  'expired-id': 'identity-document',
  'unclear-image': 'identity-document',
  photocopy: 'identity-document',
  'missing-side': 'identity-document',
  'wrong-format': 'address-proof',
  'too-old': 'address-proof',
  'illegible-proof': 'address-proof',
  'incomplete-proof': 'address-proof',
  'name-mismatch': 'identity-details',
  'birth-date-mismatch': 'identity-details',
  'number-mismatch': 'identity-details',
  'face-mismatch': 'face',
  'signature-mismatch': 'signature',
  'minor-proof': 'identity-details',
  'tax-number': 'w8ben',
  'identity-check': 'face',
  'more-information': 'finances',
  'request-unanswered': 'experience',
} as const satisfies Record<Retry, string>;

/** Returns the id of the document with a number in the sample answers. */
const sampleId = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

const passportOf = (fullName: string): ApplicationFixture => ({
  documents: { [sampleId(1)]: { kind: 'identity-front', reading: { fullName } } },
});

/** Fixtures for the reasons that do not fit the sample answers. For example, only a card can lack a side. */
const fixtures: Readonly<Record<string, ApplicationFixture>> = {
  'missing-side': {
    change: {
      [baseInfoStep.id]: { documentType: 'mykad', documentNumber: '900514-14-1235' },
      'submit-photo': { documentType: 'mykad', front: sampleId(1), back: sampleId(4) },
    },
    documents: { [sampleId(4)]: { kind: 'identity-back' } },
  },
  'name-mismatch': passportOf('LIM WEI MENG'),
};

/** The reviewer's note for each reason that requires one. */
const notes: Readonly<Record<string, string>> = {
  'more-information':
    'Source of wealth: your net worth is more than your income explains. Tell us where the rest comes from.',
};

const needsAcceptance = 'the console flags the item, and a reviewer must accept it before the approval';
const failedFace = { result: 'failed', attempts: 3 } as const;

/** Scenarios of openings after their submission, in the order of a review. */
export const openingsInReview: readonly Scenario[] = [
  submitted('under-review', 'under-review', 'has submitted and waits for a reviewer'),
  submitted(
    'under-review-late',
    'under-review',
    'submitted ten days ago and is still under review, longer than we said',
    { submittedDaysAgo: 10 },
  ),
  submitted('us-signs', 'under-review', `has a US phone number and is under review; ${needsAcceptance}`, {
    change: { 'contact-info': { mobile: '+1 415 555 0123' } },
  }),
  submitted('declared-pep', 'under-review', `is a politically exposed person under review; ${needsAcceptance}`, {
    change: { 'assets-select': { pep: 'yes', pepRelation: 'family', pepPosition: 'Minister of Transport' } },
  }),
  submitted(
    'document-name-differs',
    'under-review',
    'has submitted a passport with another name than the answers',
    passportOf('LIM AH KOW'),
  ),
  submitted(
    'face-by-hand',
    'under-review',
    'failed the face check three times, and has submitted a photo with the document in hand',
    {
      answers: { 'face-h5': { handheld: sampleId(4) } },
      documents: { [sampleId(4)]: { kind: 'face-handheld' } },
      face: failedFace,
    },
    { face: failedFace },
  ),
  ...Object.entries(items).map(([code, item]) =>
    submitted(`rejected-${code}`, 'action-needed', `must correct ${item}: ${code}`, {
      rejected: { [item]: { code, ...(code in notes ? { note: notes[code] } : {}) } },
      ...fixtures[code],
    }),
  ),
  submitted('rejected-two-items', 'action-needed', 'must correct two items, one of them with a note', {
    rejected: {
      'identity-document': { code: 'unclear-image' },
      'address-proof': { code: 'too-old', note: 'Send one from the last 3 months.' },
    },
  }),
  submitted(
    'documents-asked',
    'action-needed',
    'is the guardian of a minor, and must send a transfer, more documents and a proof of the relationship',
    {
      answers: { 'choose-account': { tier: 'standard', holders: 'joint-minor' } },
      second: { sample: 'minor', done: true },
      asked: {
        'bank-transfer': {},
        'additional-document': { asks: ['source-of-wealth'], note: 'Payslips of the last 3 months.' },
        'relationship-proof': {},
      },
    },
    { mails: ['your-turn', 'received', 'action-needed'] },
  ),
  corrected('corrected-to-sign', 'has corrected an item, and checks and signs the answers next', [correct]),
  corrected('corrected-and-signed', 'has corrected an item and signed, and submits next', [correct, ...sign]),
  corrected(
    'submitted-again',
    'has corrected an item, signed and submitted again, three days after the rejection',
    [{ days: 3 }, correct, ...sign, { submit: true }],
    { state: 'under-review', path: status, mails: ['received', 'action-needed', 'received'] },
  ),
  corrected(
    'opened-after-correction',
    'has an account that was approved two days after a correction',
    [correct, ...sign, { submit: true }, { days: 2 }, { review: { act: 'approve' } }],
    {
      state: 'opened',
      path: status,
      accounts: ['cash'],
      mails: ['received', 'action-needed', 'received', 'opened'],
    },
  ),
  submitted('opened-cash', 'opened', 'has a cash account', {}, { accounts: ['cash'] }),
  submitted('opened-margin', 'opened', 'has a margin account', { accountType: 'margin' }, { accounts: ['margin'] }),
  submitted('failed-may-try-again', 'failed', 'was refused for a reason that can change, and may apply again', {
    failure: { code: 'request-unanswered' },
  }),
  submitted('failed-final', 'failed', 'was refused and cannot apply again', { failure: { code: 'policy' } }),
];
