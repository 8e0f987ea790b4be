import { isAcceptedWithW8ben } from '../../agreement-acceptance/agreement-acceptance.ts';
import type { Answers, Facts } from '../../journey.ts';
import {
  getAskedRiskQuestions,
  getRiskQuestionnaire,
  type RiskProfileAnswers,
  withDerivedRiskAnswers,
} from '../../risk-profile/risk-profile.ts';

/** The date of the complete opening in this file, for tests and stories. A Malaysian with a passport applies without the digital ID. */
export const openingDate = '2026-11-21';

const ids = {
  front: '11111111-1111-4111-8111-111111111111',
  proof: '22222222-2222-4222-8222-222222222222',
  face: '33333333-3333-4333-8333-333333333333',
  diploma: '55555555-5555-4555-8555-555555555555',
};

const address = {
  country: 'MY',
  line1: 'No. 12A, Jalan Ampang',
  city: 'Kuala Lumpur',
  state: 'MY-14',
  postalCode: '50450',
};
/** The agreements in force in the sandbox on `openingDate`. */
const agreements = [
  'client-agreement',
  'risk-disclosure',
  'privacy-consent',
  'w8ben-electronic-signature',
  'overseas-listed-products',
].map((id) => ({ id, version: '2026-10' }));
const consents = agreements.map((one) => ({ ...one, language: 'en' }));
const finances = {
  employmentStatus: 'employed',
  companyName: 'Ampang Trading Sdn Bhd',
  industry: 'technology',
  occupation: 'engineer',
  annualIncome: '48000',
  netWorth: '120000.50',
  sourceOfWealth: ['employment'],
  education: 'tertiary',
  englishLevel: 'good',
};
const experience = {
  objectives: ['capital-growth'],
  tradeCategories: ['stocks'],
  stockYears: '1-to-5',
  stockTimes: '6-to-20',
  knowledge: 'good',
  cognitiveAssessment: ['diploma'],
  diplomaProof: ids.diploma,
  noPriorRefusal: true,
  regulatedEmployee: 'no',
  pep: 'no',
};
const typed = { method: 'type', text: 'Tan Mei Ling' };

/**
 * Returns the accepted risk profile in a version of the questionnaire for the finances and experience of `completeAnswers`. Each asked question has its first
 * option, or with `highest` its last.
 */
export function createRiskProfile(version: string, pick: 'lowest' | 'highest' = 'lowest') {
  const asked = getAskedRiskQuestions(getRiskQuestionnaire(version));
  const answers = asked.map(({ id, options }) => [id, options.at(pick === 'lowest' ? 0 : -1)?.id ?? ''] as const);
  return withDerivedRiskAnswers<RiskProfileAnswers>(
    { version, answers: Object.fromEntries(answers), accepted: true },
    { 'assets-info': finances, 'assets-select': experience },
  );
}

/** Complete answers of all steps, by step. */
export const completeAnswers: Answers = {
  choose: { route: 'manual' },
  'choose-tip': { seen: true },
  'submit-photo': {
    nationality: 'MY',
    documentType: 'passport',
    front: ids.front,
    expiresOn: '2030-05-01',
    signed: true,
    original: true,
  },
  'base-info': {
    nationality: 'MY',
    citizenship: 'MY',
    documentType: 'passport',
    documentNumber: 'A12345678',
    fullName: 'Tan Mei Ling',
    nameOnId: 'TAN MEI LING',
    dateOfBirth: '1990-01-01',
    gender: 'female',
    taxResidencies: [{ country: 'MY', number: 'IG115002000' }],
  },
  'contact-info': {
    mobile: '+60 123456789',
    email: 'mei.ling@example.com',
    residentialAddress: address,
    mailingSame: 'yes',
  },
  'assets-info': finances,
  'assets-select': experience,
  risklevel: createRiskProfile('2026-11-29'),
  'choose-account': { tier: 'standard' },
  'select-account-type': { accountType: 'cash' },
  'submit-address': { kind: 'utility-bill', document: ids.proof, issuedOn: '2026-10-01', showsNameAndAddress: true },
  'w8ben.list': { read: true },
  'w8ben.form': {
    name: 'Tan Mei Ling',
    citizenship: 'MY',
    permanentAddress: address,
    foreignTaxNumber: 'IG115002000',
    dateOfBirth: '1990-01-01',
  },
  'w8ben.info': { confirmed: true },
  'w8ben.signature': {
    certified: true,
    capacity: true,
    consents: consents.filter(({ id }) => isAcceptedWithW8ben(id)),
    name: 'tan mei  ling',
    signature: typed,
    signedAt: '2026-11-21T04:05:00Z',
    revision: '2021-10',
  },
  'face-recognition': { ready: true },
  'face-h5': { picture: ids.face },
  'agreement-info': { consents: consents.filter(({ id }) => !isAcceptedWithW8ben(id)) },
  'check-answers': { confirmed: true },
  'sign-info': { name: 'Tan Mei Ling', signature: typed, declared: true },
};

/** The facts that `completeAnswers` need: documents, a passed face check, and agreements. */
export const completeFacts: Facts = {
  documents: {
    [ids.front]: { kind: 'identity-front', sha256: 'a' },
    [ids.proof]: { kind: 'address-proof', sha256: 'b' },
    [ids.face]: { kind: 'face', sha256: 'c' },
    [ids.diploma]: { kind: 'diploma', sha256: 'd' },
  },
  face: { result: 'passed', attempts: 1 },
  agreements,
  requirements: {},
};

/** Ids of the documents in `completeFacts`. */
export const openingDocumentIds = ids;

/** Complete answers of the steps that a reviewer may request. */
export const requestedAnswers = {
  'prove-relationship': { kind: 'birth-certificate', document: ids.proof, namesGuardian: true },
  'submit-transfer': {
    bankName: 'Bank of Ampang',
    accountName: 'TAN MEI LING',
    accountNumber: '512-345678-9',
    currency: 'SGD',
    amount: '1500',
    transferredOn: '2026-11-20',
    document: ids.front,
    ownAccount: true,
  },
  'additional-document': { documents: { video: ids.face, 'source-of-wealth': ids.front }, explanation: 'My payslips.' },
} as const satisfies Answers;
