import type { QuizResult } from '@quayside/contract/calls/permissions';
import { codes } from '@quayside/contract/envelope';
import { type DerivativeProduct, derivativeProducts } from '@quayside/rules/enumerations';
import {
  checkQuizAnswers,
  getQuestionSet,
  getQuizState,
  type QuizAnswers,
  type QuizState,
} from '@quayside/rules/internals/knowledge-quiz';
import { gradeQuiz } from '@quayside/rules/internals/knowledge-quiz/judge-quiz';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { asc, eq } from 'drizzle-orm';
import { invalidRequest, Refusal } from '../../kernel/refusal.ts';
import { addAuditEntry } from '../audit/trail.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { quizTries, users } from '../storage/schema.ts';

/** A customer's answers to all questions of one version of a quiz. */
export type QuizTryRequest = {
  readonly product: DerivativeProduct;
  readonly version: string;
  readonly answers: QuizAnswers;
};

/** Returns the user's status in each attempted quiz, by product. */
export async function quizStandings(
  work: UnitOfWork,
  userId: string,
): Promise<Readonly<Partial<Record<DerivativeProduct, QuizState>>>> {
  const rows = await readTries(work, userId);
  return Object.fromEntries(
    derivativeProducts.flatMap((product) => {
      const tries = triesAt(rows, product);
      return tries.length > 0 ? [[product, getQuizState(tries, work.now)]] : [];
    }),
  );
}

/**
 * Marks a customer's answers to a quiz, stores the result, and returns it. Throws `Refusal`: `notAllowed` while the quiz is locked (`data.until`) or after it
 * was passed, `invalidRequest` if a question is unanswered or the question set is old.
 */
export async function answerQuiz(
  work: UnitOfWork,
  userId: string,
  { product, version, answers }: QuizTryRequest,
): Promise<QuizResult> {
  // Locks the user, so that parallel attempts are counted one after the other.
  await work.tables.select().from(users).where(eq(users.id, userId)).for('update');
  const rows = await readTries(work, userId);
  const tries = triesAt(rows, product);
  const before = getQuizState(tries, work.now);
  if (before.state === 'locked')
    throw new Refusal(codes.notAllowed, 'The quiz is locked after too many attempts.', { until: before.until });
  if (before.state === 'passed') throw new Refusal(codes.notAllowed, 'The quiz is already passed.');
  if (version !== getQuestionSet(product, toSingaporeDate(work.now)).version) throw invalidRequest('version');
  if (checkQuizAnswers('answers', product, answers, version).length > 0) throw invalidRequest('answers');
  const judged = gradeQuiz(product, version, answers);
  const { result, right } = judged;
  const number = tries.length + 1;
  await work.tables.insert(quizTries).values({ userId, product, number, version, result, right, at: work.now });
  await addAuditEntry(work, {
    subject: userId,
    actor: 'customer',
    action: `quiz-${result}`,
    details: { product, number, right },
  });
  const standing = getQuizState([...tries, { at: work.now.toISOString(), version, result }], work.now);
  return { ...judged, wrong: [...judged.wrong], standing };
}

const readTries = ({ tables }: UnitOfWork, userId: string) =>
  tables.select().from(quizTries).where(eq(quizTries.userId, userId)).orderBy(asc(quizTries.number));

const triesAt = (rows: Awaited<ReturnType<typeof readTries>>, product: DerivativeProduct) =>
  rows
    .filter((row) => row.product === product)
    .map(({ at, version, result }) => ({ at: at.toISOString(), version, result }));
