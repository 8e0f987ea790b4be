import { type CalendarDate, compareDates } from '@quayside/values/calendar-date';
import type { DerivativeProduct } from '../enumerations.ts';
import { type Issue, issue } from '../issue.ts';
import { joinPath } from '../lookups/path.ts';
import { type QuestionSet, questionSets, quizOptions } from './question-sets.ts';

export { type QuestionSet, type QuizOption, questionSets, quizOptions } from './question-sets.ts';

/** Percentage of correct answers that is needed to pass (our choice). */
export const QUIZ_PASS_PERCENT = 80;
/** Number of failed tries that locks the quiz (our choice). The total number of tries is not limited. */
export const QUIZ_FAILS_BEFORE_LOCK = 3;
/** Duration of the lock in hours, from the last failed try (our choice). */
export const QUIZ_LOCK_HOURS = 24;

/** Chosen options by question id. */
export type QuizAnswers = Readonly<Record<string, string | undefined>>;

/** A marked try, as the server stores it. `at` is a time (ISO 8601 with zone), `version` that of the question set. */
export type QuizTry = {
  readonly at: string;
  readonly version: CalendarDate;
  readonly result: 'passed' | 'failed';
};

/** The state of a quiz, without answers and answer keys. */
export type QuizState =
  | { readonly state: 'open'; readonly triesLeft: number }
  /** `until` is the time of the next possible try (ISO 8601). */
  | { readonly state: 'locked'; readonly until: string }
  | { readonly state: 'passed' };

/** Thrown if no question set has the version, or if none is in use on the day. */
export class UnknownQuestionSetError extends Error {
  override readonly name = 'UnknownQuestionSetError';
  constructor() {
    super('A knowledge quiz names a question set that is not known. Pass the version of a known one, or a later day.');
  }
}

/** Returns the question set in use on a day. Throws UnknownQuestionSetError for a day before the first set. */
export function getQuestionSet(product: DerivativeProduct, day: CalendarDate): QuestionSet {
  const asked = questionSets.findLast((set) => set.product === product && compareDates(set.version, day) <= 0);
  if (!asked) throw new UnknownQuestionSetError();
  return asked;
}

/** Returns the question set with a version; undefined if it does not exist. */
export const findQuestionSet = (product: DerivativeProduct, version: string): QuestionSet | undefined =>
  questionSets.find((set) => set.product === product && set.version === version);

/** Returns the number of correct answers that is needed to pass: 80% of eight, rounded up, is seven. */
export const rightAnswersNeeded = ({ questions }: QuestionSet): number =>
  Math.ceil((questions.length * QUIZ_PASS_PERCENT) / 100);

/** Checks that all questions are answered. Codes: `quiz-version-unknown` at the path, `quiz-question-unanswered` at `<path>.<question>`. */
export function checkQuizAnswers(
  path: string,
  product: DerivativeProduct,
  answers: QuizAnswers,
  version: string,
): readonly Issue[] {
  const asked = findQuestionSet(product, version);
  if (!asked) return [issue(path, 'quiz-version-unknown')];
  return asked.questions
    .filter((id) => !quizOptions.some((option) => option === answers[id]))
    .map((id) => issue(joinPath(path, id), 'quiz-question-unanswered'));
}

/**
 * Returns the state of a quiz after some tries. Every third failed try locks it for 24 hours. Then three more tries are possible. A pass is final.
 * @param tries all marked tries, oldest first
 */
export function getQuizState(tries: readonly QuizTry[], now: Date): QuizState {
  if (tries.some(({ result }) => result === 'passed')) return { state: 'passed' };
  const fails = tries.length % QUIZ_FAILS_BEFORE_LOCK;
  const last = tries.at(-1);
  if (last && fails === 0) {
    const until = new Date(Date.parse(last.at) + QUIZ_LOCK_HOURS * MS_PER_HOUR);
    if (now < until) return { state: 'locked', until: until.toISOString() };
  }
  return { state: 'open', triesLeft: QUIZ_FAILS_BEFORE_LOCK - fails };
}

const MS_PER_HOUR = 3_600_000;
