import type { DerivativeProduct } from '../../enumerations.ts';
import {
  findQuestionSet,
  type QuizAnswers,
  type QuizOption,
  rightAnswersNeeded,
  UnknownQuestionSetError,
} from '../knowledge-quiz.ts';
import { answerKeys } from './answer-keys.ts';

/** `wrong` names the questions to explain, in their order; the words are those of the text group `quiz-<product>-explanations`. */
export type QuizJudgement = {
  readonly result: 'passed' | 'failed';
  readonly right: number;
  readonly of: number;
  readonly needed: number;
  readonly wrong: readonly WrongAnswer[];
};
/** A question to explain, and the option that would have been right. */
export type WrongAnswer = { readonly question: string; readonly rightOption: QuizOption };

/**
 * For servers alone: it carries the key, and no entry point of a journey or a screen imports it. Whatever is unanswered counts as wrong.
 * Throws UnknownQuestionSetError.
 */
export function judgeQuiz(product: DerivativeProduct, version: string, answers: QuizAnswers): QuizJudgement {
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

/** The answer keys lack a question of their own set: a mistake of ours, found by the first try at it. */
export class MissingRightAnswerError extends Error {
  override readonly name = 'MissingRightAnswerError';
  constructor() {
    super(
      'A question of a knowledge quiz has no right answer, so nobody can be judged by it. Complete the answer keys.',
    );
  }
}
