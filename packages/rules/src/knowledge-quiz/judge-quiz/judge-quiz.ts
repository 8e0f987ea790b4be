import type { DerivativeProduct } from '../../enumerations.ts';
import {
  findQuestionSet,
  type QuizAnswers,
  type QuizOption,
  rightAnswersNeeded,
  UnknownQuestionSetError,
} from '../knowledge-quiz.ts';
import { answerKeys } from './answer-keys.ts';

/**
 * The result of a quiz: correct answers (`right`) out of all (`of`), and the number to pass (`needed`). `wrong` lists the questions to explain, in order. The
 * explanations are in the text group `quiz-<product>-explanations`.
 */
export type QuizGrade = {
  readonly result: 'passed' | 'failed';
  readonly right: number;
  readonly of: number;
  readonly needed: number;
  readonly wrong: readonly WrongAnswer[];
};
/** A question with a wrong or missing answer, and its correct option. */
export type WrongAnswer = { readonly question: string; readonly rightOption: QuizOption };

/**
 * Marks the answers of a quiz. A missing answer counts as wrong. Throws UnknownQuestionSetError if no question set has the version. Only servers may import
 * this module, because it contains the answer keys.
 */
export function gradeQuiz(product: DerivativeProduct, version: string, answers: QuizAnswers): QuizGrade {
  const asked = findQuestionSet(product, version);
  const key = answerKeys[product][version];
  if (!asked || !key) throw new UnknownQuestionSetError();
  const wrong = asked.questions.flatMap((question): WrongAnswer[] => {
    const rightOption = key[question];
    if (!rightOption) throw new MissingRightAnswerError();
    return answers[question] === rightOption ? [] : [{ question, rightOption }];
  });
  const of = asked.questions.length;
  const [right, needed] = [of - wrong.length, rightAnswersNeeded(asked)];
  return { result: right >= needed ? 'passed' : 'failed', right, of, needed, wrong };
}

/** `gradeQuiz` throws this error if the answer key lacks a question of its set: a mistake in this package. */
export class MissingRightAnswerError extends Error {
  override readonly name = 'MissingRightAnswerError';
  constructor() {
    super(
      'A question of a knowledge quiz has no right answer, so nobody can be judged by it. Complete the answer keys.',
    );
  }
}
