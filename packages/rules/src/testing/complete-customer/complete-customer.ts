import type { DerivativeProduct } from '../../enumerations.ts';
import { type Answers, type Facts, initialFacts } from '../../journey.ts';
import { getQuestionSet } from '../../knowledge-quiz/knowledge-quiz.ts';
import type { CustomerFacts } from '../../prerequisites/prerequisites.ts';

/**
 * The date on which `completeCustomer` may apply for options, futures and CFDs. This file has the customer and complete answers of the applications, for tests
 * and stories.
 */
export const applicationDate = '2026-11-21';

/** A customer with a margin account who has passed every quiz and has no assessment on file. */
export const completeCustomer: CustomerFacts = {
  accounts: ['margin'],
  underReview: [],
  means: { annualIncomeUsd: '48000', netWorthUsd: '120000.50' },
  knowledge: 'good',
  assessments: {},
  quizzes: { options: { state: 'passed' }, futures: { state: 'passed' }, cfd: { state: 'passed' } },
};

const version = '2026-10';
const statements = {
  options: ['options-risk-statement'],
  futures: ['futures-form-13', 'futures-risk-disclosure'],
  cfd: ['cfd-agreement', 'cfd-risk-disclosure'],
} as const satisfies Record<DerivativeProduct, readonly string[]>;

const diplomaProof = '55555555-5555-4555-8555-555555555555';

/** Facts for the rules: `completeCustomer`, an uploaded diploma, and the agreements of all products. */
export const customerFacts: Facts = {
  ...initialFacts,
  documents: { [diplomaProof]: { kind: 'diploma', sha256: 'd' } },
  agreements: Object.values(statements)
    .flat()
    .map((id) => ({ id, version })),
  customer: completeCustomer,
};

const assessed = { cognitiveAssessment: ['diploma'], diplomaProof, priorRefusals: 'none' };
const traded = { years: '1-to-5', times: '6-to-20' };
const quiz = (product: DerivativeProduct) => {
  const set = getQuestionSet(product, applicationDate);
  return { version: set.version, answers: Object.fromEntries(set.questions.map((id) => [id, 'a'])) };
};
const agreed = (product: DerivativeProduct) => ({
  consents: statements[product].map((id) => ({ id, version, language: 'en' })),
});

/** Complete answers of the application for each product. */
export const completeApplications: Readonly<Record<DerivativeProduct, Answers>> = {
  options: {
    introduce: { market: 'us' },
    experience: { ...traded, knowledge: 'good', ...assessed },
    knowledge: quiz('options'),
    'risk-statement': agreed('options'),
  },
  futures: {
    introduce: { seen: true },
    experience: { ...traded, derivativeYears: 'less-than-1', derivativeTimes: 'none', ...assessed },
    knowledge: quiz('futures'),
    'risk-statement': agreed('futures'),
    open: { confirmed: true },
  },
  cfd: {
    introduce: { seen: true },
    experience: { ...traded, knowledge: 'fair', ...assessed },
    knowledge: quiz('cfd'),
    agreement: agreed('cfd'),
  },
};
