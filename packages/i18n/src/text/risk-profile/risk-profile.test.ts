import { getAskedRiskQuestions, riskLevels, riskQuestionnaires } from '@quayside/rules/internals/risk-profile';
import { expect, test } from 'vitest';
import { riskProfile } from './risk-profile.ts';

const needed = [
  ...riskQuestionnaires.flatMap(({ questions }) =>
    questions.flatMap((question) => [
      `${question.id}.label`,
      ...question.options.map((option) => `${question.id}.${option.id}`),
    ]),
  ),
  ...riskQuestionnaires.slice(-1).flatMap((newest) => getAskedRiskQuestions(newest).map(({ id }) => `${id}.short`)),
  ...riskLevels.flatMap((level) => [`level.${level}.label`, `level.${level}.description`]),
];

test('every question, option and level has a text, and no text is unused', () => {
  expect(Object.keys(riskProfile.en).sort()).toEqual([...new Set(needed), 'held-down'].sort());
});
