import { quizOptions as choices, questionSets } from '@quayside/rules/internals/knowledge-quiz';
import { expect, test } from 'vitest';
import { quizFuturesExplanations } from './explanations/texts.ts';
import { quizFutures } from './texts.ts';

const questions = questionSets.filter((set) => set.product === 'futures').flatMap((set) => set.questions);

test('the futures quiz has exactly the texts of its questions, options and explanations', () => {
  const needed = questions.flatMap((id) => [`${id}.label`, ...choices.map((option) => `${id}.${option}`)]);
  expect(Object.keys(quizFutures.en).sort()).toEqual([...new Set(needed)].sort());
  expect(Object.keys(quizFuturesExplanations.en).sort()).toEqual([...new Set(questions)].sort());
});
