import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { derivativeProducts } from '../enumerations.ts';
import { answerKeys } from './judge-quiz/answer-keys.ts';
import { gradeQuiz } from './judge-quiz/judge-quiz.ts';
import {
  checkQuizAnswers,
  getQuestionSet,
  getQuizState,
  type QuizTry,
  questionSets,
  quizOptions,
  rightAnswersNeeded,
  UnknownQuestionSetError,
} from './knowledge-quiz.ts';

const today = '2026-11-21';
const failedAt = (at: string): QuizTry => ({ at, version: '2026-01-01', result: 'failed' });
const three = ['2026-11-20T01:00:00Z', '2026-11-20T02:00:00Z', '2026-11-20T03:00:00Z'].map(failedAt);
const standing = (tries: readonly QuizTry[], now: string) => getQuizState(tries, new Date(now));

describe('the question sets', () => {
  test.each(questionSets)(
    'the question set of $product from $version has 8 to 10 unique questions with a correct answer',
    (set) => {
      expect(set.questions.length).toBeGreaterThanOrEqual(8);
      expect(set.questions.length).toBeLessThanOrEqual(10);
      expect(new Set(set.questions).size).toBe(set.questions.length);
      expect(Object.keys(answerKeys[set.product][set.version] ?? {})).toEqual(set.questions);
    },
  );

  test.each(derivativeProducts)('the correct answers of %s have different positions', (product) => {
    const right = Object.values(answerKeys[product]['2026-01-01'] ?? {});
    for (const option of quizOptions) expect(right.filter((one) => one === option).length).toBeGreaterThanOrEqual(2);
  });

  test('selects the question set by date', () => {
    expect(getQuestionSet('cfd', today)).toMatchObject({ product: 'cfd', version: '2026-01-01' });
    expect(() => getQuestionSet('cfd', '2025-12-31')).toThrow(UnknownQuestionSetError);
  });

  test('reports unanswered questions, unknown options and unknown sets', () => {
    const { questions, version } = getQuestionSet('futures', today);
    const all = Object.fromEntries(questions.map((id) => [id, 'a']));
    expect(checkQuizAnswers('answers', 'futures', all, version)).toEqual([]);
    expect(checkQuizAnswers('answers', 'futures', { ...all, loss: undefined, rollover: 'd' }, version)).toEqual([
      { path: 'answers.loss', code: 'quiz-question-unanswered' },
      { path: 'answers.rollover', code: 'quiz-question-unanswered' },
    ]);
    expect(checkQuizAnswers('answers', 'futures', all, '1999-01-01')).toEqual([
      { path: 'answers', code: 'quiz-version-unknown' },
    ]);
  });
});

describe('scoring', () => {
  const product = 'options';
  const set = getQuestionSet(product, today);
  const key = answerKeys[product][set.version] ?? {};
  const withWrong = (wrong: readonly string[]) => ({ ...key, ...Object.fromEntries(wrong.map((id) => [id, 'x'])) });

  test.each([
    [0, 'passed', 8],
    [1, 'passed', 7],
    [2, 'failed', 6],
    [8, 'failed', 0],
  ] as const)('grades %i wrong answers of eight as %s', (count, result, right) => {
    const wrong = set.questions.slice(0, count);
    expect(gradeQuiz(product, set.version, withWrong(wrong))).toEqual({
      result,
      right,
      of: 8,
      needed: 7,
      wrong: wrong.map((question) => ({ question, rightOption: key[question] })),
    });
  });

  test('counts missing answers as wrong', () => expect(gradeQuiz(product, set.version, {}).right).toBe(0));

  test('throws UnknownQuestionSetError for an unknown version', () =>
    expect(() => gradeQuiz(product, '1999-01-01', key)).toThrow(UnknownQuestionSetError));

  test('a quiz is passed from exactly 80% correct answers', () =>
    fc.assert(
      fc.property(fc.constantFrom(...questionSets), fc.infiniteStream(fc.boolean()), (asked, stream) => {
        const keys = answerKeys[asked.product][asked.version] ?? {};
        const wrong = asked.questions.filter(() => stream.next().value);
        const answers = { ...keys, ...Object.fromEntries(wrong.map((id) => [id, undefined])) };
        const { result, right } = gradeQuiz(asked.product, asked.version, answers);
        const share = (asked.questions.length - wrong.length) / asked.questions.length;
        return (result === 'passed') === share >= 0.8 && right >= rightAnswersNeeded(asked) === share >= 0.8;
      }),
    ));
});

describe('the retry rule', () => {
  test.each([
    [0, 3],
    [1, 2],
    [2, 1],
  ])('after %i failed tries, allows %i more', (fails, triesLeft) =>
    expect(standing(three.slice(0, fails), '2026-11-20T03:00:00Z')).toEqual({ state: 'open', triesLeft }),
  );

  test('locks the quiz for exactly 24 hours after the third failure', () => {
    const until = '2026-11-21T03:00:00.000Z';
    expect(standing(three, '2026-11-20T03:00:00Z')).toEqual({ state: 'locked', until });
    expect(standing(three, '2026-11-21T02:59:59Z')).toEqual({ state: 'locked', until });
    expect(standing(three, '2026-11-21T03:00:00Z')).toEqual({ state: 'open', triesLeft: 3 });
  });

  test('allows three more attempts after the lock', () => {
    const four = [...three, failedAt('2026-11-21T03:00:00Z')];
    expect(standing(four, '2026-11-21T03:00:01Z')).toEqual({ state: 'open', triesLeft: 2 });
    const six = [...four, failedAt('2026-11-21T04:00:00Z'), failedAt('2026-11-21T05:00:00Z')];
    expect(standing(six, '2026-11-21T05:00:01Z').state).toBe('locked');
  });

  test('measures the lock correctly for times with other zones than UTC', () =>
    expect(standing([...three.slice(0, 2), failedAt('2026-11-20T11:00:00+08:00')], '2026-11-20T04:00:00Z')).toEqual({
      state: 'locked',
      until: '2026-11-21T03:00:00.000Z',
    }));

  test('a passed quiz stays passed despite earlier failures', () =>
    expect(standing([...three, { ...failedAt('2026-11-21T06:00:00Z'), result: 'passed' }], today)).toEqual({
      state: 'passed',
    }));
});
