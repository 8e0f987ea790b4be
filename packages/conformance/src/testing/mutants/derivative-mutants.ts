import { getCustomer } from '@quayside/contract/calls/account';
import * as call from '@quayside/contract/calls/opening';
import { answerQuiz } from '@quayside/contract/calls/permissions';
import { acceptRefusedCall, changeData, changeResponse, codes, type Mutant } from './alter.ts';

/** Faults that the checks of the profile `derivatives` must detect. */
export const derivativeMutants: readonly Mutant[] = [
  {
    name: 'a permission starts without an account',
    caughtBy: 'derivatives.none',
    change: acceptRefusedCall(call.startApplication, codes.accountNotOpened),
  },
  {
    name: 'a failed attempt does not return the wrong answers',
    caughtBy: 'derivatives.quiz-verdict',
    change: changeData(answerQuiz, (data) => ({ ...data, wrong: [] })),
  },
  {
    name: 'attempts are not counted',
    caughtBy: 'derivatives.quiz-verdict',
    change: changeData(answerQuiz, (data) => ({ ...data, standing: { state: 'open', triesLeft: 3 } })),
  },
  {
    name: 'every attempt passes',
    caughtBy: 'derivatives.quiz-verdict',
    change: changeData(answerQuiz, (data) => ({ ...data, result: 'passed' })),
  },
  {
    name: 'answers to outdated questions count',
    caughtBy: 'derivatives.quiz-set',
    change: acceptRefusedCall(answerQuiz, codes.invalidRequest),
  },
  {
    name: 'a refused attempt is counted',
    caughtBy: 'derivatives.quiz-set',
    change: changeData(getCustomer, (data) => ({ ...data, quizzes: { options: { state: 'open', triesLeft: 2 } } })),
  },
  {
    name: 'the quiz is never locked',
    caughtBy: 'derivatives.quiz-rest',
    change: acceptRefusedCall(answerQuiz, codes.notAllowed),
  },
  {
    name: 'the end of the lock is missing',
    caughtBy: 'derivatives.quiz-rest',
    change: changeResponse(answerQuiz, (one) => (one.code === 0 ? one : { ...one, data: null })),
  },
  {
    name: 'a passed quiz can be repeated',
    caughtBy: 'derivatives.quiz-passed',
    change: acceptRefusedCall(answerQuiz, codes.notAllowed),
  },
  {
    name: 'a passed quiz is forgotten',
    caughtBy: 'derivatives.quiz-passed',
    change: changeData(getCustomer, (data) => ({ ...data, quizzes: {} })),
  },
  {
    name: 'a permission is submitted without the quiz',
    caughtBy: 'derivatives.needs-quiz',
    change: acceptRefusedCall(call.submitApplication, codes.incomplete),
  },
  {
    name: 'the missing quiz is not in data.steps',
    caughtBy: 'derivatives.needs-quiz',
    change: changeResponse(call.submitApplication, (one) => (one.code === 0 ? one : { ...one, data: { steps: [] } })),
  },
  {
    name: 'a cash account gets options of US exchanges',
    caughtBy: 'derivatives.needs-margin',
    change: acceptRefusedCall(call.submitApplication, codes.incomplete),
  },
  {
    name: 'a permission under review is missing',
    caughtBy: 'derivatives.approve',
    change: changeData(getCustomer, (data) => ({ ...data, underReview: [] })),
  },
  {
    name: 'an approved permission is not granted',
    caughtBy: 'derivatives.approve',
    change: changeData(getCustomer, (data) => ({ ...data, accounts: ['cash'] })),
  },
];
