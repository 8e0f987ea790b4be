import type { Amount } from '@quayside/values/amount';
import type { CalendarDate } from '@quayside/values/calendar-date';

/** Risk levels, lowest first. */
export const riskLevels = ['conservative', 'moderate', 'balanced', 'growth', 'aggressive'] as const;
/** The risk level of a customer: one of the ids in `riskLevels`. */
export type RiskLevel = (typeof riskLevels)[number];

/** Earlier answers of the opening from which a questionnaire derives an answer (`deriveRiskAnswers`). */
export type RiskSource = 'objectives' | 'means' | 'experience';

/**
 * An option of a question. `cap` is the highest level that this answer allows, whatever the total score. `from` is the smallest sum of yearly income and net
 * worth in USD, for options of the source `means`.
 */
export type RiskOption = {
  readonly id: string;
  readonly score: number;
  readonly cap?: RiskLevel;
  readonly from?: Amount;
};
/** A question with its options in display order. The text group `risk-profile` has the texts. With `source`, earlier answers answer it, so it is not asked. */
export type RiskQuestion = {
  readonly id: string;
  readonly options: readonly RiskOption[];
  readonly source?: RiskSource;
};

/** The questions of a version, and the thresholds of the risk levels. */
export type RiskQuestionnaire = {
  /** The version of the questionnaire, which is also its first day of use. */
  readonly version: CalendarDate;
  readonly questions: readonly RiskQuestion[];
  /** The lowest score of each level. */
  readonly thresholds: Readonly<Record<RiskLevel, number>>;
};

const question = (id: string, ...options: RiskOption[]): RiskQuestion => ({ id, options });
const derived = (id: string, source: RiskSource, ...options: RiskOption[]): RiskQuestion => ({ id, source, options });

const horizon = question(
  'horizon',
  { id: 'under-1-year', score: 0, cap: 'moderate' },
  { id: '1-to-3-years', score: 1 },
  { id: '3-to-5-years', score: 2 },
  { id: '5-to-10-years', score: 3 },
  { id: 'over-10-years', score: 4 },
);
const acceptableLoss = question(
  'acceptable-loss',
  { id: 'none', score: 0, cap: 'conservative' },
  { id: 'up-to-5-percent', score: 1 },
  { id: 'up-to-15-percent', score: 2 },
  { id: 'up-to-30-percent', score: 3 },
  { id: 'over-30-percent', score: 4 },
);
const reserves = question(
  'reserves',
  { id: 'under-3-months', score: 0, cap: 'balanced' },
  { id: '3-to-6-months', score: 2 },
  { id: '6-to-12-months', score: 3 },
  { id: 'over-12-months', score: 4 },
);

/**
 * All risk questionnaires (our choice, because the specification has no questions). Questions with 0 to 4 points cover the three parts of a suitability
 * assessment: objectives, financial situation, experience (MAS FAA-N16 paragraph 13). Answers that leave no room for losses cap the level. A changed question,
 * score, threshold or derivation needs a new questionnaire with a new date. Applications use the questionnaire that scored them.
 */
export const riskQuestionnaires: readonly RiskQuestionnaire[] = [
  {
    version: '2026-01-01',
    questions: [
      horizon,
      question(
        'goal',
        { id: 'preserve', score: 0, cap: 'moderate' },
        { id: 'income', score: 1 },
        { id: 'income-and-growth', score: 2 },
        { id: 'growth', score: 3 },
        { id: 'highest-growth', score: 4 },
      ),
      acceptableLoss,
      question(
        'reaction',
        { id: 'sell-all', score: 0 },
        { id: 'sell-some', score: 1 },
        { id: 'wait', score: 3 },
        { id: 'buy-more', score: 4 },
      ),
      question(
        'share-of-savings',
        { id: 'over-75-percent', score: 0 },
        { id: '50-to-75-percent', score: 1 },
        { id: '25-to-50-percent', score: 3 },
        { id: 'under-25-percent', score: 4 },
      ),
      reserves,
      question(
        'knowledge',
        { id: 'none', score: 0, cap: 'balanced' },
        { id: 'deposits-and-bonds', score: 1 },
        { id: 'funds-and-shares', score: 3 },
        { id: 'derivatives-and-leverage', score: 4 },
      ),
    ],
    thresholds: { conservative: 0, moderate: 7, balanced: 12, growth: 18, aggressive: 24 },
  },
  {
    version: '2026-11-29',
    questions: [
      horizon,
      acceptableLoss,
      reserves,
      derived(
        'objective',
        'objectives',
        { id: 'preserve', score: 0, cap: 'moderate' },
        { id: 'balance', score: 2 },
        { id: 'growth', score: 3 },
        { id: 'highest-growth', score: 4 },
      ),
      derived(
        'means',
        'means',
        { id: 'under-10000', score: 0, cap: 'balanced' },
        { id: '10000-to-50000', score: 1, from: '10000' },
        { id: '50000-to-250000', score: 3, from: '50000' },
        { id: 'over-250000', score: 4, from: '250000' },
      ),
      derived(
        'experience',
        'experience',
        { id: 'none', score: 0, cap: 'balanced' },
        { id: 'bonds', score: 1 },
        { id: 'funds-and-shares', score: 3 },
        { id: 'derivatives', score: 4 },
      ),
    ],
    thresholds: { conservative: 0, moderate: 6, balanced: 11, growth: 16, aggressive: 21 },
  },
];
