import type { Agreement } from '@quayside/contract/internals/agreement';
import { W8BEN_REVISION } from '@quayside/flow-w8ben/rules';
import { isAcceptedWithW8ben } from '@quayside/rules/internals/agreement-acceptance';
import {
  getAskedRiskQuestions,
  getRiskQuestionnaireOn,
  type RiskProfileAnswers,
  withDerivedRiskAnswers,
} from '@quayside/rules/internals/risk-profile';
import type { StepAnswers } from '@quayside/rules/journey';
import { addDays, addYears, type CalendarDate } from '@quayside/values/calendar-date';

/** The ids of the uploaded documents to which the answers refer. */
export type SampleDocuments = { readonly identity: string; readonly proof: string; readonly face: string };

const name = 'NUR AISYAH BINTI RAHMAN';
/** The name of the second holder in a joint account. */
export const secondName = 'TAN MEI LING';
const number = 'K87654321';
const address = {
  country: 'MY',
  line1: '8, Jalan Tun Razak',
  line2: 'Kampung Baru',
  city: 'Kuala Lumpur',
  state: 'MY-14',
  postalCode: '50400',
};

/** The basic information of the sample customer, a Malaysian with a passport. */
export const baseInfo = {
  nationality: 'MY',
  citizenship: 'MY',
  documentType: 'passport',
  documentNumber: number,
  fullName: name,
  nameOnId: name,
  dateOfBirth: '1988-11-02',
  gender: 'female',
  taxResidencies: [{ country: 'MY', number: 'IG115002000' }],
} as const;

/** The contact details of the sample customer. */
export const contactInfo = {
  mobile: '+60123456789',
  email: 'aisyah@customer.example',
  residentialAddress: address,
  mailingSame: 'yes',
} as const;

/** The work and finances of the sample customer. */
export const finances = {
  employmentStatus: 'employed',
  companyName: 'Example Trading Sdn Bhd',
  industry: 'technology',
  occupation: 'engineer',
  annualIncome: '48000.50',
  netWorth: '120000',
  sourceOfWealth: ['employment'],
  education: 'tertiary',
  englishLevel: 'good',
} as const;

/** The objectives, experience and declarations of the sample customer. */
export const experience = {
  objectives: ['capital-growth'],
  tradeCategories: ['stocks', 'etfs'],
  stockYears: '1-to-5',
  stockTimes: '6-to-20',
  knowledge: 'good',
  cognitiveAssessment: ['none'],
  regulatedEmployee: 'no',
  pep: 'no',
} as const;

/** The facts from which `openingAnswers` builds its answers. */
export type SampleFacts = {
  /** Today's date in Singapore. */
  readonly today: CalendarDate;
  readonly now: Date;
  readonly agreements: readonly Agreement[];
  readonly documents: SampleDocuments;
};

/** Returns complete answers for an opening without the digital ID, in the order of its steps. */
export function openingAnswers({
  today,
  now,
  agreements,
  documents,
}: SampleFacts): readonly (readonly [string, StepAnswers])[] {
  const signature = { method: 'type', text: name };
  const consents = agreements.map(({ id, version, language }) => ({ id, version, language }));
  return [
    ['choose', { route: 'manual' }],
    ['choose-tip', { seen: true }],
    [
      'submit-photo',
      {
        nationality: 'MY',
        documentType: 'passport',
        front: documents.identity,
        expiresOn: addYears(today, 5),
        signed: true,
        original: true,
      },
    ],
    ['base-info', baseInfo],
    ['contact-info', contactInfo],
    ['assets-info', finances],
    ['assets-select', experience],
    ['risklevel', riskProfile(today)],
    ['choose-account', { tier: 'standard' }],
    ['select-account-type', { accountType: 'cash' }],
    [
      'submit-address',
      { kind: 'bank-statement', document: documents.proof, issuedOn: addDays(today, -20), showsNameAndAddress: true },
    ],
    [
      'w8ben.form',
      {
        name,
        citizenship: 'MY',
        permanentAddress: address,
        foreignTaxNumber: 'IG115002000',
        dateOfBirth: baseInfo.dateOfBirth,
      },
    ],
    ['w8ben.info', { confirmed: true }],
    [
      'w8ben.signature',
      {
        certified: true,
        capacity: true,
        consents: consents.filter(({ id }) => isAcceptedWithW8ben(id)),
        name,
        signature,
        signedAt: now.toISOString(),
        revision: W8BEN_REVISION,
      },
    ],
    ['face-recognition', { ready: true }],
    ['face-h5', { picture: documents.face }],
    ['agreement-info', { consents: consents.filter(({ id }) => !isAcceptedWithW8ben(id)) }],
    ['check-answers', { confirmed: true }],
    ['sign-info', { name, signature, declared: true }],
  ];
}

/** Ids of the steps about the account, which only the first holder answers. */
const ofAccount = ['risklevel', 'choose-account', 'select-account-type'];

/** Returns complete answers of a second adult holder: those of the sample customer, with another name and passport. */
export const secondHolderAnswers = (facts: SampleFacts): readonly (readonly [string, StepAnswers])[] =>
  openingAnswers(facts)
    .filter(([step]) => !ofAccount.includes(step))
    .map(([step, answers]) => {
      const text = JSON.stringify(answers).replaceAll(name, secondName).replaceAll(number, 'A23456789');
      return [step, JSON.parse(text) as StepAnswers];
    });

/** Returns the risk profile of the sample customer on a day. The answers are the middle options, and those derived from the earlier steps. */
export function riskProfile(today: CalendarDate) {
  const asked = getRiskQuestionnaireOn(today);
  const answers = getAskedRiskQuestions(asked).map(({ id, options }) => [
    id,
    options[Math.floor(options.length / 2)]?.id ?? '',
  ]);
  return withDerivedRiskAnswers<RiskProfileAnswers>(
    { version: asked.version, answers: Object.fromEntries(answers) as Record<string, string>, accepted: true },
    { 'assets-info': finances, 'assets-select': experience },
  );
}
