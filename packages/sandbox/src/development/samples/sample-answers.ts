import { baseInfoStep } from '@quayside/flow-opening/internals/rules';
import { W8BEN_REVISION } from '@quayside/flow-w8ben/rules';
import { isAcceptedWithW8ben } from '@quayside/rules/internals/agreement-acceptance';
import {
  getAskedRiskQuestions,
  getRiskQuestionnaireOn,
  withDerivedRiskAnswers,
} from '@quayside/rules/internals/risk-profile';
import type { StepAnswers } from '@quayside/rules/journey';
import { addDays, addYears, type CalendarDate } from '@quayside/values/calendar-date';

/** Ids of the documents to which the sample answers refer. */
export type SampleDocuments = {
  readonly front: string;
  readonly proof: string;
  readonly face: string;
  readonly diploma: string;
};

/** Ids in the sample answers if no documents were uploaded. */
export const sampleDocumentIds: SampleDocuments = {
  front: '00000000-0000-4000-8000-000000000001',
  proof: '00000000-0000-4000-8000-000000000002',
  face: '00000000-0000-4000-8000-000000000003',
  diploma: '00000000-0000-4000-8000-000000000005',
};

/** Kinds of the documents in the sample answers, by document id. */
export const sampleDocuments = {
  [sampleDocumentIds.front]: { kind: 'identity-front' },
  [sampleDocumentIds.proof]: { kind: 'address-proof' },
  [sampleDocumentIds.face]: { kind: 'face' },
  [sampleDocumentIds.diploma]: { kind: 'diploma' },
};

/** The facts from which `sampleAnswers` builds its answers, such as the date and the account type. */
export type SampleOptions = {
  readonly today: CalendarDate;
  readonly accountType: 'cash' | 'margin';
  readonly agreements: readonly { readonly id: string; readonly version: string }[];
  readonly language: string;
  readonly documents?: SampleDocuments;
  /** Time at which the customer signed the W-8BEN; by default midnight UTC of `today`. */
  readonly signedAt?: Date;
};

/** Full name of the customer in the scenarios. */
export const sampleName = 'LIM WEI MING';
/** Email address of the customer in the scenarios. */
export const sampleEmail = 'wei.ming@customer.example';

/** Residential address of the customer in the scenarios. */
export const sampleAddress = {
  country: 'MY',
  line1: '12, Jalan Ampang',
  line2: 'Taman Desa',
  city: 'Kuala Lumpur',
  state: 'MY-14',
  postalCode: '50450',
};
const signature = { method: 'type', text: sampleName };

/** Basic information of the customer in the scenarios, who has a Malaysian passport. */
export const sampleBaseInfo = {
  nationality: 'MY',
  citizenship: 'MY',
  documentType: 'passport',
  documentNumber: 'A12345678',
  fullName: sampleName,
  nameOnId: sampleName,
  dateOfBirth: '1990-05-14',
  gender: 'male',
  taxResidencies: [{ country: 'MY', number: 'IG115002000' }],
};

/** Work and finances of the customer in the scenarios. */
const sampleFinances = {
  employmentStatus: 'employed',
  companyName: 'Example Trading Sdn Bhd',
  industry: 'technology',
  occupation: 'engineer',
  annualIncome: '48000',
  netWorth: '120000',
  sourceOfWealth: ['employment'],
  education: 'tertiary',
  englishLevel: 'good',
};

/** Objectives, experience and declarations of the customer in the scenarios, without the uploaded proof. */
const sampleExperience = {
  objectives: ['capital-growth'],
  tradeCategories: ['stocks', 'etfs'],
  stockYears: '1-to-5',
  stockTimes: '6-to-20',
  knowledge: 'good',
  cognitiveAssessment: ['diploma'],
  noPriorRefusal: true,
  regulatedEmployee: 'no',
  pep: 'no',
};

/** Returns complete answers for an opening by hand with a Malaysian passport, as pairs of step and answers in the order of the journey. */
export const sampleAnswers = ({
  documents = sampleDocumentIds,
  ...sample
}: SampleOptions): readonly (readonly [step: string, answers: StepAnswers])[] => [
  ['choose', { route: 'manual' }],
  ['choose-tip', { seen: true }],
  [
    'submit-photo',
    {
      nationality: sampleBaseInfo.nationality,
      documentType: sampleBaseInfo.documentType,
      front: documents.front,
      expiresOn: addYears(sample.today, 5),
      signed: true,
      original: true,
    },
  ],
  [baseInfoStep.id, sampleBaseInfo],
  [
    'contact-info',
    { mobile: '+60123456789', email: sampleEmail, residentialAddress: sampleAddress, mailingSame: 'yes' },
  ],
  ['assets-info', sampleFinances],
  ['assets-select', { ...sampleExperience, diplomaProof: documents.diploma }],
  ['risklevel', riskAnswers(sample.today)],
  ['choose-account', { tier: 'standard' }],
  ['select-account-type', { accountType: sample.accountType }],
  [
    'submit-address',
    {
      kind: 'bank-statement',
      document: documents.proof,
      issuedOn: addDays(sample.today, -20),
      showsNameAndAddress: true,
    },
  ],
  ['w8ben.list', { read: true }],
  [
    'w8ben.form',
    {
      name: sampleName,
      citizenship: 'MY',
      permanentAddress: sampleAddress,
      foreignTaxNumber: 'IG115002000',
      dateOfBirth: '1990-05-14',
    },
  ],
  ['w8ben.info', { confirmed: true }],
  [
    'w8ben.signature',
    {
      certified: true,
      capacity: true,
      consents: consentsOf(sample).filter(({ id }) => isAcceptedWithW8ben(id)),
      name: sampleName,
      signature,
      signedAt: (sample.signedAt ?? new Date(`${sample.today}T00:00:00Z`)).toISOString(),
      revision: W8BEN_REVISION,
    },
  ],
  ['face-recognition', { ready: true }],
  ['face-h5', { picture: documents.face }],
  ['agreement-info', { consents: consentsOf(sample).filter(({ id }) => !isAcceptedWithW8ben(id)) }],
  ['check-answers', { confirmed: true }],
  ['sign-info', { name: sampleName, signature, declared: true }],
];

const consentsOf = ({ agreements, language }: Pick<SampleOptions, 'agreements' | 'language'>) =>
  agreements.map(({ id, version }) => ({ id, version, language }));

/** Answers each asked question of the risk questionnaire with its middle option, and derives the other answers. */
function riskAnswers(today: CalendarDate): StepAnswers {
  const asked = getRiskQuestionnaireOn(today);
  const answers = Object.fromEntries(
    getAskedRiskQuestions(asked).map(({ id, options }) => [id, options[Math.floor(options.length / 2)]?.id ?? '']),
  );
  return withDerivedRiskAnswers(
    { version: asked.version, answers, accepted: true },
    { 'assets-info': sampleFinances, 'assets-select': sampleExperience },
  );
}
