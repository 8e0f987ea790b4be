import { quizOptions as choices, questionSets } from '@quayside/rules/internals/knowledge-quiz';
import { expect, test } from 'vitest';
import { quizCfdExplanations } from './explanations/texts.ts';
import { quizCfd } from './texts.ts';

const questions = questionSets.filter((set) => set.product === 'cfd').flatMap((set) => set.questions);

test('the CFD quiz has exactly the texts of its questions, options and explanations', () => {
  const needed = questions.flatMap((id) => [`${id}.label`, ...choices.map((option) => `${id}.${option}`)]);
  expect(Object.keys(quizCfd.en).sort()).toEqual([...new Set(needed)].sort());
  expect(Object.keys(quizCfdExplanations.en).sort()).toEqual([...new Set(questions)].sort());
});
