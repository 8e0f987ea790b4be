import * as call from '@quayside/contract/calls/permissions';
import { answerQuiz } from '../../domain/permissions/quiz-attempts.ts';
import { defineHandler } from '../transport/handler.ts';

/** Handlers of the calls for permissions to trade derivatives, and their quizzes. */
export const permissionHandlers = [
  defineHandler(call.answerQuiz, (work, request, { userId }) => answerQuiz(work, userId, request)),
];
