import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acceptedRiskLevel,
  checkRiskProfile,
  checkRiskWarning,
  getRiskQuestionnaire,
  getRiskQuestionnaireOn,
  IncompleteRiskAnswersError,
  isSuitable,
  minimumRiskLevel,
  type RiskAnswers,
  type RiskProduct,
  riskLevels,
  riskQuestionnaires,
  scoreRiskProfile,
  UnknownRiskQuestionnaireError,
} from './risk-profile.ts';

const version = '2026-01-01';
const asked = getRiskQuestionnaire(version);
const most: RiskAnswers = Object.fromEntries(asked.questions.map(({ id, options }) => [id, options.at(-1)?.id]));
const least: RiskAnswers = Object.fromEntries(asked.questions.map(({ id, options }) => [id, options[0]?.id]));
const anyAnswers = fc.record(
  Object.fromEntries(
    asked.questions.map(({ id, options }) => [id, fc.constantFrom(...options.map((option) => option.id))]),
  ),
);
const score = (answers: RiskAnswers) => scoreRiskProfile({ version, answers });
const rank = (answers: RiskAnswers) => riskLevels.indexOf(score(answers).level);

describe('the questionnaires', () => {
  test.each(riskQuestionnaires)(
    '$version has 6 to 8 questions, unique ids, rising scores and reachable thresholds',
    ({ questions, thresholds }) => {
      expect(questions.length).toBeGreaterThanOrEqual(6);
      expect(questions.length).toBeLessThanOrEqual(8);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
      for (const { options } of questions) {
        expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
        const scores = options.map(({ score }) => score);
        expect(scores).toEqual([...new Set(scores)].sort((a, b) => a - b));
      }
      const limits = riskLevels.map((level) => thresholds[level]);
      expect(limits).toEqual([...new Set(limits)].sort((a, b) => a - b));
      expect(limits[0]).toBe(0);
      const best = questions.reduce((sum, { options }) => sum + (options.at(-1)?.score ?? 0), 0);
      expect(limits.at(-1)).toBeLessThan(best);
    },
  );

  test('selects the questionnaire by date', () => {
    expect(getRiskQuestionnaireOn('2026-01-01').version).toBe(version);
    expect(getRiskQuestionnaireOn('2026-11-28').version).toBe(version);
    expect(getRiskQuestionnaireOn('2026-11-29').version).toBe('2026-11-29');
    expect(() => getRiskQuestionnaireOn('2025-12-31')).toThrow(UnknownRiskQuestionnaireError);
    expect(() => getRiskQuestionnaire('1999-01-01')).toThrow(UnknownRiskQuestionnaireError);
  });
});

describe('the level of the questionnaire of January 2026', () => {
  test('the safest answers give the lowest level, and the riskiest the highest', () => {
    expect(score(least)).toEqual({ level: 'conservative', score: 0 });
    expect(score(most)).toEqual({ level: 'aggressive', score: 28 });
  });

  const scored = (points: number): RiskAnswers => {
    let left = points;
    const start = {
      horizon: '1-to-3-years',
      goal: 'income',
      'acceptable-loss': 'up-to-5-percent',
      reserves: '3-to-6-months',
      knowledge: 'deposits-and-bonds',
    };
    left -= 6;
    const ladder = asked.questions.flatMap(({ id, options }) => {
      const from = options.findIndex((option) => option.id === (start as RiskAnswers)[id]);
      const base = options[Math.max(from, 0)]?.score ?? 0;
      const step = options.slice(Math.max(from, 0)).findLast((option) => option.score - base <= left) ?? options[0];
      left -= (step?.score ?? 0) - base;
      return [[id, step?.id] as const];
    });
    expect(left).toBe(0);
    return Object.fromEntries(ladder);
  };

  test.each([
    [6, 'conservative'],
    [7, 'moderate'],
    [11, 'moderate'],
    [12, 'balanced'],
    [17, 'balanced'],
    [18, 'growth'],
    [23, 'growth'],
    [24, 'aggressive'],
  ])('maps %i points to the level %s', (points, level) =>
    expect(score(scored(points))).toEqual({ level, score: points }),
  );

  test.each([
    ['acceptable-loss', 'none', 'conservative'],
    ['goal', 'preserve', 'moderate'],
    ['horizon', 'under-1-year', 'moderate'],
    ['reserves', 'under-3-months', 'balanced'],
    ['knowledge', 'none', 'balanced'],
  ])('for the question %s, the answer %s caps the level at %s', (question, option, cap) =>
    expect(score({ ...most, [question]: option })).toEqual({ level: cap, score: 24, cap }),
  );

  test('applies the lowest of several caps', () =>
    expect(score({ ...most, goal: 'preserve', 'acceptable-loss': 'none' })).toMatchObject({
      level: 'conservative',
      cap: 'conservative',
    }));

  test('a riskier answer never lowers the level', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...asked.questions), (answers, { id, options }) => {
        const at = options.findIndex((option) => option.id === answers[id]);
        return options.slice(at).every((option) => rank({ ...answers, [id]: option.id }) >= rank(answers));
      }),
    );
  });

  test('reports unanswered questions, and refuses to score them', () => {
    expect(checkRiskProfile({ version, answers: most })).toEqual([]);
    expect(checkRiskProfile({ version, answers: { ...most, goal: undefined, horizon: 'someday' } })).toEqual([
      { path: 'answers.horizon', code: 'risk-question-unanswered' },
      { path: 'answers.goal', code: 'risk-question-unanswered' },
    ]);
    expect(checkRiskProfile({ version: '1999-01-01', answers: most })).toEqual([
      { path: 'answers', code: 'risk-version-unknown' },
    ]);
    expect(() => score({})).toThrow(IncompleteRiskAnswersError);
  });
});

describe('suitability', () => {
  test.each([
    ['conservative', ['bonds']],
    ['moderate', ['bonds', 'funds', 'stocks']],
    ['balanced', ['bonds', 'funds', 'stocks', 'margin']],
    ['growth', ['bonds', 'funds', 'stocks', 'margin', 'options']],
    ['aggressive', ['bonds', 'funds', 'stocks', 'margin', 'options', 'futures', 'cfd']],
  ] as const)('for the level %s, the suitable products are %j', (level, expected) =>
    expect((Object.keys(minimumRiskLevel) as RiskProduct[]).filter((product) => isSuitable(level, product))).toEqual(
      expected,
    ),
  );

  test('warns of a product above the risk profile and requires an acknowledgement', () => {
    const warning = {
      path: 'riskWarning',
      code: 'product-above-risk-profile',
      level: 'advice',
      values: { level: 'moderate' },
    };
    const sought = { level: 'moderate', product: 'cfd' } as const;
    expect(checkRiskWarning({ ...sought, acknowledged: undefined })).toEqual([
      warning,
      { path: 'riskAcknowledged', code: 'must-agree' },
    ]);
    expect(checkRiskWarning({ ...sought, acknowledged: true })).toEqual([warning]);
    expect(checkRiskWarning({ ...sought, level: 'aggressive', acknowledged: undefined })).toEqual([]);
    expect(checkRiskWarning({ ...sought, level: undefined, acknowledged: undefined })).toEqual([]);
  });

  test('returns a level only for a complete and accepted profile', () => {
    const { version, questions } = getRiskQuestionnaireOn('2026-11-21');
    const answers = Object.fromEntries(questions.map(({ id, options }) => [id, options[0]?.id]));
    expect(acceptedRiskLevel({ version, answers, accepted: true })).toBe('conservative');
    expect(acceptedRiskLevel({ version, answers })).toBeUndefined();
    expect(acceptedRiskLevel({ version, answers: {}, accepted: true })).toBeUndefined();
    expect(acceptedRiskLevel()).toBeUndefined();
  });
});
