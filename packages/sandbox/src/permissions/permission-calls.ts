import * as call from '@quayside/contract/calls/permissions';
import { defineHandler } from '../server/handler.ts';
import { answerQuiz } from './quiz-tries.ts';

export const permissionHandlers = [
  defineHandler(call.answerQuiz, (work, request, { userId }) => answerQuiz(work, userId, request)),
];
