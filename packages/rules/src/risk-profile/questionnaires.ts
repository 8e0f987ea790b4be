import type { CalendarDate } from '../calendar-date.ts';

/** Risk levels, lowest first. */
export const riskLevels = ['conservative', 'moderate', 'balanced', 'growth', 'aggressive'] as const;
/** The risk level of a customer: one of the ids in `riskLevels`. */
export type RiskLevel = (typeof riskLevels)[number];

/** An option of a question. `cap` is the highest level that this answer allows, whatever the total score. */
export type RiskOption = { readonly id: string; readonly score: number; readonly cap?: RiskLevel };
/** A question with its options in display order. The text group `risk-profile` has the texts. */
export type RiskQuestion = { readonly id: string; readonly options: readonly RiskOption[] };

/** The questions of a version, and the thresholds of the risk levels. */
export type RiskQuestionnaire = {
  /** The version of the questionnaire, which is also its first day of use. */
  readonly version: CalendarDate;
  readonly questions: readonly RiskQuestion[];
  /** The lowest score of each level. */
  readonly thresholds: Readonly<Record<RiskLevel, number>>;
};

const question = (id: string, ...options: RiskOption[]): RiskQuestion => ({ id, options });

/**
 * All risk questionnaires (our choice, because the specification has no questions). Seven questions with 0 to 4 points cover the three parts of a suitability
 * assessment: objectives, financial situation, experience (MAS FAA-N16 paragraph 13). Answers that leave no room for losses cap the level. A changed question,
 * score or threshold needs a new questionnaire with a new date. Applications use the questionnaire that scored them.
 */
export const riskQuestionnaires: readonly RiskQuestionnaire[] = [
  {
    version: '2026-01-01',
    questions: [
      question(
        'horizon',
        { id: 'under-1-year', score: 0, cap: 'moderate' },
        { id: '1-to-3-years', score: 1 },
        { id: '3-to-5-years', score: 2 },
        { id: '5-to-10-years', score: 3 },
        { id: 'over-10-years', score: 4 },
      ),
      question(
        'goal',
        { id: 'preserve', score: 0, cap: 'moderate' },
        { id: 'income', score: 1 },
        { id: 'income-and-growth', score: 2 },
        { id: 'growth', score: 3 },
        { id: 'highest-growth', score: 4 },
      ),
      question(
        'acceptable-loss',
        { id: 'none', score: 0, cap: 'conservative' },
        { id: 'up-to-5-percent', score: 1 },
        { id: 'up-to-15-percent', score: 2 },
        { id: 'up-to-30-percent', score: 3 },
        { id: 'over-30-percent', score: 4 },
      ),
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
      question(
        'reserves',
        { id: 'under-3-months', score: 0, cap: 'balanced' },
        { id: '3-to-6-months', score: 2 },
        { id: '6-to-12-months', score: 3 },
        { id: 'over-12-months', score: 4 },
      ),
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
];
