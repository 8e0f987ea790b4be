import { quizOptions as choices, questionSets } from '@quayside/rules/internals/knowledge-quiz';
import { expect, test } from 'vitest';
import { quizOptionsExplanations } from './explanations/texts.ts';
import { quizOptions } from './texts.ts';

const questions = questionSets.filter((set) => set.product === 'options').flatMap((set) => set.questions);

test('the options quiz has exactly the texts of its questions, options and explanations', () => {
  const needed = questions.flatMap((id) => [`${id}.label`, ...choices.map((option) => `${id}.${option}`)]);
  expect(Object.keys(quizOptions.en).sort()).toEqual([...new Set(needed)].sort());
  expect(Object.keys(quizOptionsExplanations.en).sort()).toEqual([...new Set(questions)].sort());
});
