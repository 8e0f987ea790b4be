import { type CalendarDate, compareDates } from '../calendar-date.ts';
import type { DerivativeProduct } from '../enumerations.ts';
import { type Issue, issue } from '../issue.ts';
import { within } from '../lookups/path.ts';
import { type QuestionSet, questionSets, quizOptions } from './question-sets.ts';

export { type QuestionSet, type QuizOption, questionSets, quizOptions } from './question-sets.ts';

/** Per cent of right answers that pass (domain handbook 7, "pass 80%"). */
export const QUIZ_PASS_PERCENT = 80;
/** After as many failed tries the quiz rests (domain handbook 7, "24 h lock at 3 fails"); tries are unlimited otherwise. */
export const QUIZ_FAILS_BEFORE_LOCK = 3;
/** How long it rests, counted from the last of them (domain handbook 7). */
export const QUIZ_LOCK_HOURS = 24;

/** Options by question id. */
export type QuizAnswers = Readonly<Record<string, string | undefined>>;

/** One judged try, as the server keeps it: when (ISO 8601 with zone), of which set, and how it went. */
export type QuizTry = {
  readonly at: string;
  readonly version: CalendarDate;
  readonly result: 'passed' | 'failed';
};

/** What a journey needs to know of the tries: no answer and no key is in it. */
export type QuizStanding =
  | { readonly state: 'open'; readonly triesLeft: number }
  /** until the instant (ISO 8601) no try is judged */
  | { readonly state: 'locked'; readonly until: string }
  | { readonly state: 'passed' };

/** There is no question set of that version, or none yet on that day. */
export class UnknownQuestionSetError extends Error {
  override readonly name = 'UnknownQuestionSetError';
  constructor() {
    super('A knowledge quiz names a question set that is not known. Pass the version of a known one, or a later day.');
  }
}

/** The set that is asked on a day. Throws UnknownQuestionSetError before the first one. */
export function questionSetOn(product: DerivativeProduct, day: CalendarDate): QuestionSet {
  const asked = questionSets.findLast((set) => set.product === product && compareDates(set.version, day) <= 0);
  if (!asked) throw new UnknownQuestionSetError();
  return asked;
}

/** The set that was answered, by its version; undefined for a version that no set has. */
export const findQuestionSet = (product: DerivativeProduct, version: string): QuestionSet | undefined =>
  questionSets.find((set) => set.product === product && set.version === version);

/** Right answers that pass: 80% of eight are seven. */
export const rightAnswersNeeded = ({ questions }: QuestionSet): number =>
  Math.ceil((questions.length * QUIZ_PASS_PERCENT) / 100);

/** `quiz-version-unknown` at the path for a set that is not known, else `quiz-question-unanswered` at `<path>.<question>`. */
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
    .map((id) => issue(within(path, id), 'quiz-question-unanswered'));
}

/**
 * The retry rule: three failed tries, a rest of 24 hours, three more. `tries` in the order in which they were judged. Passed once is passed.
 * Tries before the latest rest no longer count.
 */
export function quizStanding(tries: readonly QuizTry[], now: Date): QuizStanding {
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
