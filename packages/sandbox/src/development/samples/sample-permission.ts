import type { DerivativeProduct } from '@quayside/rules/enumerations';
import { getQuestionSet, type QuizAnswers, quizOptions } from '@quayside/rules/internals/knowledge-quiz';
import { gradeQuiz } from '@quayside/rules/internals/knowledge-quiz/judge-quiz';
import type { StepAnswers } from '@quayside/rules/journey';
import type { CalendarDate } from '@quayside/values/calendar-date';
import { sampleDocumentIds } from './sample-answers.ts';

/** The facts from which `samplePermission` builds its answers, such as the product and the date. */
export type SamplePermissionOptions = {
  readonly product: DerivativeProduct;
  readonly today: CalendarDate;
  readonly agreements: readonly { readonly id: string; readonly version: string }[];
  readonly language: string;
  /** Id of the document that proves the diploma. */
  readonly diplomaProof?: string;
};

const traded = { years: '1-to-5', times: '6-to-20' };

/** Returns complete answers for a permission to trade a product, without quiz attempts. Futures and CFDs are above the risk profile of the sample customer. */
export function samplePermission({
  product,
  today,
  agreements,
  language,
  diplomaProof = sampleDocumentIds.diploma,
}: SamplePermissionOptions): readonly (readonly [step: string, answers: StepAnswers])[] {
  const assessed = { cognitiveAssessment: ['diploma'], diplomaProof, priorRefusals: 'none' };
  const knowledge = quizAnswers(product, today, 'passed');
  const consents = agreements.map(({ id, version }) => ({ id, version, language }));
  const steps = {
    options: [
      ['introduce', { market: 'us' }],
      ['experience', { ...traded, knowledge: 'good', ...assessed }],
      ['knowledge', knowledge],
      ['risk-statement', { consents }],
    ],
    futures: [
      ['introduce', { seen: true }],
      ['experience', { ...traded, derivativeYears: 'less-than-1', derivativeTimes: 'none', ...assessed }],
      ['knowledge', knowledge],
      ['risk-statement', { riskAcknowledged: true, consents }],
      ['open', { confirmed: true }],
    ],
    cfd: [
      ['introduce', { seen: true }],
      ['experience', { ...traded, knowledge: 'fair', ...assessed }],
      ['knowledge', knowledge],
      ['agreement', { riskAcknowledged: true, consents }],
    ],
  } as const satisfies Record<DerivativeProduct, readonly (readonly [string, StepAnswers])[]>;
  return steps[product];
}

/** Answers all questions of a product's quiz that is in force on a date, either all right or all wrong. */
export function quizAnswers(
  product: DerivativeProduct,
  today: CalendarDate,
  result: 'passed' | 'failed',
): { readonly version: CalendarDate; readonly answers: QuizAnswers } {
  const { version, questions } = getQuestionSet(product, today);
  const { wrong } = gradeQuiz(product, version, {});
  const rightOf = (question: string) => wrong.find((one) => one.question === question)?.rightOption;
  const option = (question: string) =>
    result === 'passed' ? rightOf(question) : quizOptions.find((one) => one !== rightOf(question));
  return { version, answers: Object.fromEntries(questions.map((id) => [id, option(id)])) };
}
