import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cfdKnowledgeLevels, investmentObjectives, tradeCategories } from '../enumerations.ts';
import type { Answers } from '../journey/answers.ts';
import {
  acceptedRiskLevel,
  checkRiskProfile,
  getAskedRiskQuestions,
  getRiskLevel,
  getRiskQuestionnaire,
  getRiskSourceField,
  type RiskAnswers,
  type RiskProfileAnswers,
  riskLevels,
  scoreRiskProfile,
  withDerivedRiskAnswers,
} from './risk-profile.ts';

const version = '2026-11-29';
const questionnaire = getRiskQuestionnaire(version);
const asked = getAskedRiskQuestions(questionnaire);
const derivedQuestions = questionnaire.questions.filter((one) => !asked.includes(one));

type Given = {
  readonly objectives?: readonly string[] | undefined;
  readonly annualIncome?: string | undefined;
  readonly netWorth?: string | undefined;
  readonly tradeCategories?: readonly string[] | undefined;
  readonly knowledge?: string | undefined;
};
const opening = ({ annualIncome, netWorth, ...experience }: Given): Answers => ({
  'assets-info': { annualIncome, netWorth },
  'assets-select': experience,
});
const employee: Given = {
  objectives: ['capital-growth'],
  annualIncome: '48000',
  netWorth: '120000',
  tradeCategories: ['stocks'],
  knowledge: 'good',
};
const profile = (answers: RiskAnswers, given: Given): RiskProfileAnswers =>
  withDerivedRiskAnswers<RiskProfileAnswers>({ version, answers, accepted: true }, opening(given));
const derive = (given: Given) => profile({}, given).derived;
const rank = (one: RiskProfileAnswers) => riskLevels.indexOf(scoreRiskProfile(one).level);

const cents = fc.integer({ min: -50_000_000, max: 50_000_000 }).map((amount) => (amount / 100).toFixed(2));
const anyGiven = fc.record({
  objectives: fc.uniqueArray(fc.constantFrom(...investmentObjectives), { minLength: 1 }),
  annualIncome: cents.map((amount) => amount.replace('-', '')),
  netWorth: cents,
  tradeCategories: fc.uniqueArray(fc.constantFrom(...tradeCategories), { minLength: 1 }),
  knowledge: fc.constantFrom(...cfdKnowledgeLevels),
});
const anyAnswers = fc.record(
  Object.fromEntries(asked.map(({ id, options }) => [id, fc.constantFrom(...options.map((option) => option.id))])),
);
const pointsOf = (id: string, answer: string | undefined) =>
  questionnaire.questions.find((one) => one.id === id)?.options.find((option) => option.id === answer)?.score ?? -1;

test('the questionnaire asks three questions and derives three answers', () => {
  expect(asked.map(({ id }) => id)).toEqual(['horizon', 'acceptable-loss', 'reserves']);
  expect(derivedQuestions.map(({ id, source }) => [id, source])).toEqual([
    ['objective', 'objectives'],
    ['means', 'means'],
    ['experience', 'experience'],
  ]);
});

describe('derived answers', () => {
  test.each([
    [['preservation'], 'preserve'],
    [['preservation', 'hedging'], 'preserve'],
    [['preservation', 'capital-growth'], 'balance'],
    [['preservation', 'speculation'], 'balance'],
    [['hedging'], 'balance'],
    [['hedging', 'capital-growth', 'speculation'], 'balance'],
    [['capital-growth'], 'growth'],
    [['capital-growth', 'speculation'], 'growth'],
    [['speculation'], 'highest-growth'],
    [[], undefined],
    [undefined, undefined],
  ])('objectives %j derive the answer %s', (objectives, answer) =>
    expect(derive({ objectives })?.objective).toBe(answer),
  );

  test.each([
    ['4999.99', '5000', 'under-10000'],
    ['5000', '5000', '10000-to-50000'],
    ['49999.99', '0', '10000-to-50000'],
    ['50000', '0', '50000-to-250000'],
    ['0', '249999.99', '50000-to-250000'],
    ['48000', '202000', 'over-250000'],
    ['48000', '-60000', 'under-10000'],
    ['', '5000', undefined],
    ['a lot', '5000', undefined],
    ['5000', undefined, undefined],
  ])('of an income of %s and a net worth of %s: %s', (annualIncome, netWorth, answer) =>
    expect(derive({ annualIncome, netWorth })?.means).toBe(answer),
  );

  test.each([
    [['stocks', 'options', 'bonds'], 'good', 'derivatives'],
    [['forex'], 'fair', 'derivatives'],
    [['bonds', 'etfs'], 'fair', 'funds-and-shares'],
    [['bonds'], 'good', 'bonds'],
    [['none'], 'good', 'none'],
    [['options'], 'poor', 'none'],
    [['options'], undefined, undefined],
    [['options'], 'excellent', undefined],
    [[], 'good', undefined],
    [undefined, 'good', undefined],
  ])('of trades in %j and the knowledge %s: %s', (tradeCategories, knowledge, answer) =>
    expect(derive({ tradeCategories, knowledge })?.experience).toBe(answer),
  );

  test('are options of their questions, and the same for the same answers in any order', () => {
    fc.assert(
      fc.property(anyGiven, (given) => {
        const derived = derive(given) ?? {};
        for (const { id, options } of derivedQuestions)
          expect(options.map((option) => option.id)).toContain(derived[id]);
        const turned = {
          ...given,
          objectives: given.objectives.toReversed(),
          tradeCategories: given.tradeCategories.toReversed(),
        };
        expect(derive(turned)).toEqual(derived);
      }),
    );
  });

  test('are absent if answers have an unexpected shape', () => {
    for (const value of [null, 7, 'x', ['x'], {}, [null]])
      expect(
        withDerivedRiskAnswers<Partial<RiskProfileAnswers>>(
          { version },
          {
            'assets-info': { annualIncome: value, netWorth: value },
            'assets-select': { objectives: value, tradeCategories: value, knowledge: value },
          },
        ).derived,
      ).toEqual({});
    expect(derive({})).toEqual({});
  });

  test('replace answers that a client derived, and are absent from an older questionnaire', () => {
    const forged = { version, answers: {}, derived: { means: 'over-250000', other: 'x' } };
    expect(withDerivedRiskAnswers(forged, opening(employee)).derived).toEqual({
      objective: 'growth',
      means: '50000-to-250000',
      experience: 'funds-and-shares',
    });
    for (const older of ['2026-01-01', '1999-01-01'])
      expect(withDerivedRiskAnswers({ version: older }, opening(employee))).toEqual({ version: older });
  });
});

describe('the level', () => {
  const withPoints = (least: 'first' | 'last'): RiskAnswers =>
    Object.fromEntries(asked.map(({ id, options }) => [id, options.at(least === 'first' ? 0 : -1)?.id]));
  const rich: Given = {
    objectives: ['speculation'],
    annualIncome: '100000',
    netWorth: '500000',
    tradeCategories: ['options'],
    knowledge: 'good',
  };
  const poor: Given = {
    objectives: ['preservation'],
    annualIncome: '0',
    netWorth: '-1',
    tradeCategories: ['none'],
    knowledge: 'poor',
  };

  test('the safest answers give the lowest level, and the riskiest the highest', () => {
    expect(scoreRiskProfile(profile(withPoints('first'), poor))).toEqual({ level: 'conservative', score: 0 });
    expect(scoreRiskProfile(profile(withPoints('last'), rich))).toEqual({ level: 'aggressive', score: 24 });
  });

  test.each([
    [[1, 1, 2], poor, 5, 'conservative'],
    [[2, 1, 2], poor, 6, 'moderate'],
    [[3, 3, 3], poor, 10, 'moderate'],
    [[1, 1, 0], employee, 11, 'balanced'],
    [[2, 1, 2], employee, 15, 'balanced'],
    [[2, 2, 2], employee, 16, 'growth'],
    [[4, 4, 2], employee, 20, 'growth'],
    [[4, 4, 3], employee, 21, 'aggressive'],
  ] as const)('the options %j of a customer with %j have %i points and the level %s', (chosen, given, score, level) => {
    const answers = Object.fromEntries(asked.map(({ id, options }, at) => [id, options[chosen[at] ?? 0]?.id]));
    expect(scoreRiskProfile(profile(answers, given))).toEqual({ level, score });
  });

  test.each([
    ['objectives', { objectives: ['preservation'] }, 'moderate'],
    ['means', { annualIncome: '9999', netWorth: '0' }, 'balanced'],
    ['experience', { tradeCategories: ['none'] }, 'balanced'],
    ['knowledge', { knowledge: 'poor' }, 'balanced'],
  ])('%s that leave no room for losses cap it', (_, changed, cap) =>
    expect(scoreRiskProfile(profile(withPoints('last'), { ...rich, ...changed }))).toMatchObject({ level: cap, cap }),
  );

  test('every level is reachable by answers of the opening', () => {
    const every = asked.reduce<readonly RiskAnswers[]>(
      (all, { id, options }) => all.flatMap((answers) => options.map((option) => ({ ...answers, [id]: option.id }))),
      [{}],
    );
    for (const given of [poor, employee, rich]) {
      const levels = new Set(every.map((answers) => scoreRiskProfile(profile(answers, given)).level));
      const highest = given === poor ? 'moderate' : 'aggressive';
      expect([...levels].toSorted()).toEqual(riskLevels.slice(0, riskLevels.indexOf(highest) + 1).toSorted());
    }
  });

  test('a riskier answer never lowers it', () => {
    fc.assert(
      fc.property(anyAnswers, anyGiven, fc.constantFrom(...asked), (answers, given, { id, options }) => {
        const at = options.findIndex((option) => option.id === answers[id]);
        const before = rank(profile(answers, given));
        return options.slice(at).every((option) => rank(profile({ ...answers, [id]: option.id }, given)) >= before);
      }),
    );
  });

  test('more income or net worth, a riskier objective, another traded product or more knowledge never lowers the level', () => {
    const bolder = ['preservation', 'hedging', 'capital-growth', 'speculation'];
    const more = (amount: string, by: number) => (Number(amount) + by / 100).toFixed(2);
    fc.assert(
      fc.property(
        anyAnswers,
        anyGiven,
        fc.nat(10_000_000),
        fc.constantFrom(...tradeCategories.filter((one) => one !== 'none')),
        (answers, given, by, product) => {
          const before = rank(profile(answers, given));
          const replaced = given.objectives.map((one) => bolder[Math.min(bolder.indexOf(one) + 1, 3)] as string);
          const changes: readonly Given[] = [
            { annualIncome: more(given.annualIncome, by) },
            { netWorth: more(given.netWorth, by) },
            { objectives: replaced },
            { tradeCategories: [...given.tradeCategories.filter((one) => one !== 'none'), product] },
            { knowledge: 'good' },
          ];
          return changes.every((changed) => rank(profile(answers, { ...given, ...changed })) >= before);
        },
      ),
    );
  });

  test('a safer objective beside the others never raises it', () => {
    fc.assert(
      fc.property(anyAnswers, anyGiven, (answers, given) => {
        const both = { ...given, objectives: [...given.objectives, 'preservation'] };
        return rank(profile(answers, both)) <= rank(profile(answers, given));
      }),
    );
  });

  test('the points of a derived answer are those of its option', () => {
    fc.assert(
      fc.property(anyAnswers, anyGiven, (answers, given) => {
        const { derived = {} } = profile(answers, given);
        const points = [...Object.entries(answers), ...Object.entries(derived)].map(([id, one]) => pointsOf(id, one));
        expect(scoreRiskProfile(profile(answers, given)).score).toBe(points.reduce((sum, one) => sum + one, 0));
      }),
    );
  });
});

describe('the check of a profile', () => {
  const answers = Object.fromEntries(asked.map(({ id, options }) => [id, options.at(-1)?.id]));

  test('accepts derived answers that follow from the opening', () => {
    expect(checkRiskProfile(profile(answers, employee), opening(employee))).toEqual([]);
    expect(acceptedRiskLevel(profile(answers, employee))).toBe('aggressive');
  });

  test('refuses other derived answers, and missing ones', () => {
    const own = profile(answers, employee);
    expect(checkRiskProfile({ ...own, derived: { ...own.derived, means: 'over-250000' } }, opening(employee))).toEqual([
      { path: 'derived.means', code: 'differs-from-before' },
    ]);
    expect(checkRiskProfile(own, opening({ ...employee, objectives: ['preservation'] }))).toEqual([
      { path: 'derived.objective', code: 'differs-from-before' },
    ]);
    expect(
      checkRiskProfile({ version, answers }, opening(employee)).map(({ path, code }) => `${path}: ${code}`),
    ).toEqual(derivedQuestions.map(({ id }) => `derived.${id}: risk-question-unanswered`));
  });

  test('reads a derived answer only from the derived ones, and an asked one only from the answers', () => {
    const own = profile(answers, employee);
    expect(getRiskLevel({ ...own, derived: {}, answers: { ...answers, ...own.derived } })).toBeUndefined();
    expect(getRiskLevel({ ...own, answers: {}, derived: { ...answers, ...own.derived } })).toBeUndefined();
  });

  test('an application with an older questionnaire keeps its level when earlier answers change', () => {
    const older = getRiskQuestionnaire('2026-01-01');
    const kept = {
      version: older.version,
      answers: Object.fromEntries(older.questions.map(({ id, options }) => [id, options.at(-1)?.id])),
      accepted: true,
    };
    fc.assert(
      fc.property(anyGiven, (given) => {
        const followed = withDerivedRiskAnswers(kept, opening(given));
        expect(followed).toEqual(kept);
        expect(checkRiskProfile(followed, opening(given))).toEqual([]);
        expect(acceptedRiskLevel(followed)).toBe('aggressive');
      }),
    );
  });
});

test.each([
  ['objectives', employee, 'assets-select', 'objectives'],
  ['means', employee, 'assets-info', 'annualIncome'],
  ['experience', employee, 'assets-select', 'tradeCategories'],
  ['experience', { ...employee, knowledge: 'poor' }, 'assets-select', 'knowledge'],
] as const)('the source %s of %j is the field %s %s', (source, given, step, field) =>
  expect(getRiskSourceField(source, opening(given))).toEqual({ step, field }),
);
