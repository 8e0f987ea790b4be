import { derivativeProducts } from '@quayside/rules/enumerations';
import { getRequirements } from '@quayside/rules/internals/requirements';
import { isError } from '@quayside/rules/issue';
import {
  type Answers,
  checkStep,
  type Facts,
  findNextStep,
  getJourneySteps,
  migrateAnswers,
  type StepAnswers,
  saveAnswers,
} from '@quayside/rules/journey';
import type { CustomerFacts } from '@quayside/rules/prerequisites';
import {
  applicationDate,
  completeApplications,
  completeCustomer,
  customerFacts,
} from '@quayside/rules/testing/complete-customer';
import { describe, expect, test } from 'vitest';
import { cfd, cfdStatements } from './cfd/cfd-rules.ts';
import { futures, futuresStatements } from './futures/futures-rules.ts';
import { options, optionsStatements } from './options/options-rules.ts';

const journeys = { options, futures, cfd };
type Product = keyof typeof journeys;
const stepsOf = (product: Product) => getJourneySteps(journeys[product], {});
const withCustomer = (change: Partial<CustomerFacts>): Facts => ({
  ...customerFacts,
  customer: { ...completeCustomer, ...change },
});
const found = (product: Product, id: string, changed: StepAnswers = {}, facts = customerFacts) => {
  const step = stepsOf(product).find((one) => one.id === id);
  if (!step) throw new Error(`no step ${id}`);
  const complete = completeApplications[product];
  const answers = { ...complete, [id]: { ...complete[id], ...changed } };
  return checkStep(step, { answers, facts, today: applicationDate })
    .filter(isError)
    .map(({ path, code }) => `${path}: ${code}`);
};

describe.each(derivativeProducts)('an application for %s', (product) => {
  const steps = stepsOf(product);

  test('an application asks for each step in order', () => {
    let answers: Answers = {};
    const asked: string[] = [];
    for (let step = findNextStep(steps, { answers, facts: customerFacts, today: applicationDate }); step; ) {
      asked.push(step.id);
      answers = saveAnswers(steps, answers, step.id, completeApplications[product][step.id] ?? {});
      step = findNextStep(steps, { answers, facts: customerFacts, today: applicationDate });
    }
    expect(asked).toEqual(steps.map(({ id }) => id));
  });

  test('MSG-36 an application cannot start before an account is open', () => {
    const path = product === 'options' ? 'market' : '';
    const { customer: _, ...nobody } = customerFacts;
    expect(found(product, 'introduce', {}, nobody)).toEqual([`${path}: account-not-opened`]);
    expect(found(product, 'introduce', {}, withCustomer({ accounts: [] }))).toEqual([`${path}: account-not-opened`]);
  });

  test('the quiz is complete only after the server reports a pass', () => {
    const quiz = (state: CustomerFacts['quizzes'][Product]) => withCustomer({ quizzes: { [product]: state } });
    expect(found(product, 'knowledge', {}, quiz(undefined))).toEqual(['answers: quiz-not-passed']);
    expect(found(product, 'knowledge', { answers: {} }, quiz({ state: 'open', triesLeft: 3 }))).toHaveLength(8);
    expect(found(product, 'knowledge', { version: '1999-01-01' }, quiz(undefined))).toEqual([
      'answers: quiz-version-unknown',
    ]);
    expect(found(product, 'knowledge', {}, quiz({ state: 'locked', until: '2026-11-22T00:00:00Z' }))).toEqual([
      'answers: quiz-locked',
    ]);
    expect(found(product, 'knowledge', {}, quiz({ state: 'passed' }))).toEqual([]);
  });

  const assessment = (changed: StepAnswers, facts?: Facts) =>
    found(product, 'experience', { cognitiveAssessment: undefined, priorRefusals: undefined, ...changed }, facts);

  test('RULE-14 MSG-11 an assessment is required, and “none of these” is rejected', () => {
    expect(assessment({ priorRefusals: 'none' })).toEqual(['cognitiveAssessment: cognitive-assessment-required']);
    expect(assessment({ cognitiveAssessment: ['none'], priorRefusals: 'none' })).toEqual([
      'cognitiveAssessment: assessment-none',
    ]);
  });

  test('prior refusals are not asked for without an assessment', () => {
    const none = { cognitiveAssessment: ['none'], priorRefusals: undefined };
    expect(assessment(none)).toEqual(['cognitiveAssessment: assessment-none']);
  });

  test('RULE-14 MSG-04 MSG-12 MSG-13 each declaration of the assessment requires a proof', () => {
    const cognitiveAssessment = ['diploma', 'professional-qualification', 'exam-certificate', 'work-experience'];
    const routes = { cognitiveAssessment, diplomaProof: undefined, priorRefusals: 'none' };
    expect(assessment(routes)).toEqual([
      'diplomaProof: upload-document',
      'qualificationProof: upload-document',
      'examCertificate: upload-exam-certificate',
      'examPassedOn: date-incomplete',
      'workExperienceProof: upload-work-experience',
    ]);
  });

  test('a draft migrated from version 1 is asked for the proof of a diploma', () => {
    const { experience, ...others } = completeApplications[product];
    const unproved = { ...others, experience: { ...experience, diplomaProof: undefined } };
    const change = { step: 'experience', code: 'assessment-proof', effect: 'answer-again' };
    expect(migrateAnswers(journeys[product], unproved, 1)).toEqual({ answers: unproved, changes: [change] });
    expect(migrateAnswers(journeys[product], completeApplications[product], 1).changes).toEqual([]);
  });

  test('RULE-14 three refusals by other brokers are accepted, and four are rejected', () => {
    const diploma = (priorRefusals?: string) => assessment({ cognitiveAssessment: ['diploma'], priorRefusals });
    expect(diploma()).toEqual(['priorRefusals: select-field']);
    expect(diploma('1-to-3')).toEqual([]);
    expect(diploma('4-or-more')).toEqual(['priorRefusals: assessment-refused-too-often']);
  });

  test('a risk profile below the product requires an acknowledgement', () => {
    const statement = product === 'cfd' ? 'agreement' : 'risk-statement';
    const moderate = withCustomer({ riskLevel: 'moderate' });
    expect(found(product, statement, {}, moderate)).toEqual(['riskAcknowledged: must-agree']);
    expect(found(product, statement, { riskAcknowledged: true }, moderate)).toEqual([]);
    expect(found(product, statement, {}, withCustomer({ riskLevel: 'aggressive' }))).toEqual([]);
  });

  test('RULE-14 an assessment that is still valid is not asked for again', () => {
    const held = { route: 'diploma', assessedOn: '2026-01-01', refusals: 'none' } as const;
    const kind = product === 'cfd' ? 'cka' : 'car';
    expect(assessment({}, withCustomer({ assessments: { [kind]: held } }))).toEqual([]);
    const other = product === 'cfd' ? 'car' : 'cka';
    expect(assessment({}, withCustomer({ assessments: { [other]: held } }))).not.toEqual([]);
  });

  const statement = product === 'cfd' ? 'agreement' : 'risk-statement';
  const texts = { options: optionsStatements, futures: futuresStatements, cfd: cfdStatements }[product];

  test('MSG-02 consent to the current version of each agreement is required', () => {
    const all = texts.map((id) => `consents.${id}: must-agree`);
    expect(found(product, statement, { consents: [] })).toEqual(all);
    const old = texts.map((id) => ({ id, version: '2025-01', language: 'en' }));
    expect(found(product, statement, { consents: old })).toEqual(all);
  });

  test('consent to an agreement that is not in force is rejected', () => {
    const consents = texts.map((id) => ({ id, version: '', language: 'en' }));
    expect(found(product, statement, { consents }, { ...customerFacts, agreements: [] })).toHaveLength(texts.length);
  });

  test('a reviewer checks the experience and the agreements', () => {
    expect(getRequirements({}, steps)).toEqual(['experience', 'agreements']);
  });
});

describe('options', () => {
  test('MSG-40 options are refused to a cash account only for the US market', () => {
    const cash = withCustomer({ accounts: ['cash'] });
    expect(found('options', 'introduce', { market: 'us' }, cash)).toEqual(['market: options-needs-margin']);
    expect(found('options', 'introduce', { market: 'other' }, cash)).toEqual([]);
  });

  test('RULE-13 options need knowledge of at least Good, income and net worth', () => {
    expect(found('options', 'experience', { knowledge: 'fair' })).toEqual(['knowledge: options-knowledge']);
    const means = { annualIncomeUsd: '4999.99', netWorthUsd: '4999.99' };
    expect(found('options', 'experience', {}, withCustomer({ means })).sort()).toEqual([
      'annualIncome: options-income',
      'netWorth: options-net-worth',
    ]);
  });

  test('options ask for the experience again after the market changes', () => {
    const answers = saveAnswers(stepsOf('options'), completeApplications.options, 'introduce', { market: 'other' });
    expect(answers.experience).toBeUndefined();
  });
});

test('CFDs accept any level of knowledge', () => expect(found('cfd', 'experience', { knowledge: 'poor' })).toEqual([]));

test('futures ask for the confirmation again after the experience changes', () => {
  const changed = { ...completeApplications.futures.experience, times: 'none' };
  expect(saveAnswers(stepsOf('futures'), completeApplications.futures, 'experience', changed).open).toBeUndefined();
});
