import { type CalendarDate, compareDates } from '../calendar-date.ts';
import { derivativeCategories, type TradeCategory } from '../enumerations.ts';
import { advice, type Issue, issue } from '../issue.ts';
import type { DeepPartial } from '../journey/answers.ts';
import { within } from '../lookups/path.ts';
import {
  type RiskLevel,
  type RiskOption,
  type RiskQuestionnaire,
  riskLevels,
  riskQuestionnaires,
} from './questionnaires.ts';

export {
  type RiskLevel,
  type RiskOption,
  type RiskQuestion,
  type RiskQuestionnaire,
  riskLevels,
  riskQuestionnaires,
} from './questionnaires.ts';

/** Option ids by question id. */
export type RiskAnswers = Readonly<Record<string, string | undefined>>;

/** `cap`: the level that an answer held the score down to. */
export type RiskProfile = { readonly level: RiskLevel; readonly score: number; readonly cap?: RiskLevel };

/** There is no questionnaire of that version, or none yet on that day. */
export class UnknownRiskQuestionnaireError extends Error {
  override readonly name = 'UnknownRiskQuestionnaireError';
  constructor() {
    super(
      'A risk profile names a questionnaire that is not known, so it cannot be scored. Pass the version of a known one.',
    );
  }
}

/** Answers were scored although a question has none; `checkRiskProfile` names it. */
export class IncompleteRiskAnswersError extends Error {
  override readonly name = 'IncompleteRiskAnswersError';
  constructor() {
    super(
      'A risk profile has unanswered questions, so it has no level. Score it once checkRiskProfile finds no issue.',
    );
  }
}

/** The questionnaire that is asked on a day. Before the first one there is none: UnknownRiskQuestionnaireError. */
export function riskQuestionnaireOn(day: CalendarDate): RiskQuestionnaire {
  const asked = riskQuestionnaires.findLast(({ version }) => compareDates(version, day) <= 0);
  if (!asked) throw new UnknownRiskQuestionnaireError();
  return asked;
}

/** The questionnaire of an application. Throws UnknownRiskQuestionnaireError. */
export function riskQuestionnaire(version: string): RiskQuestionnaire {
  const found = riskQuestionnaires.find((one) => one.version === version);
  if (!found) throw new UnknownRiskQuestionnaireError();
  return found;
}

/** `risk-version-unknown` at the path for a questionnaire that is not known, else `risk-question-unanswered` at `<path>.<question>`. */
export function checkRiskProfile(path: string, answers: RiskAnswers, version: string): readonly Issue[] {
  const asked = riskQuestionnaires.find((one) => one.version === version);
  if (!asked) return [issue(path, 'risk-version-unknown')];
  return chosenOptions(asked, answers).flatMap(({ id, option }) =>
    option ? [] : [issue(within(path, id), 'risk-question-unanswered')],
  );
}

/** The level of complete answers. Throws IncompleteRiskAnswersError and UnknownRiskQuestionnaireError. */
export function scoreRiskProfile(answers: RiskAnswers, version: string): RiskProfile {
  const asked = riskQuestionnaire(version);
  const options = chosenOptions(asked, answers).map(({ option }) => {
    if (!option) throw new IncompleteRiskAnswersError();
    return option;
  });
  const score = options.reduce((sum, option) => sum + option.score, 0);
  const scored = riskLevels.reduce((reached, level) => (score >= asked.thresholds[level] ? level : reached));
  const cap = lowest(options.flatMap((option) => option.cap ?? []));
  return cap && rank(cap) < rank(scored) ? { level: cap, score, cap } : { level: scored, score };
}

/** What may be traded, and from which level it suits. Ours: leverage and unlimited losses stand at the far end. */
export const suitableFrom = {
  bonds: 'conservative',
  funds: 'moderate',
  stocks: 'moderate',
  margin: 'balanced',
  options: 'growth',
  futures: 'aggressive',
  cfd: 'aggressive',
} as const satisfies Record<string, RiskLevel>;
/** Something that may be traded from a risk level on: see `suitableFrom`. */
export type RiskProduct = keyof typeof suitableFrom;

/** Whether the risk of a product lies within a risk level: at the level of `suitableFrom` or above it. It says nothing of whether anybody should buy it. */
export const isSuitable = (level: RiskLevel, product: RiskProduct): boolean =>
  rank(level) >= rank(suitableFrom[product]);

/** The answers of the step `risklevel`. */
export type RiskProfileAnswers = {
  readonly version: string;
  readonly answers: RiskAnswers;
  readonly accepted?: boolean | undefined;
};

/** The level of a risk profile that was answered in full and accepted; undefined of any other. */
export function acceptedRiskLevel({
  version = '',
  answers = {},
  accepted,
}: DeepPartial<RiskProfileAnswers> = {}): RiskLevel | undefined {
  return accepted && checkRiskProfile('answers', answers, version).length === 0
    ? scoreRiskProfile(answers, version).level
    : undefined;
}

/** What somebody applies for who may have to be warned. */
export type RiskApplication = {
  /** of the customer's risk profile; undefined where none is known, so that nothing can be compared */
  readonly level: RiskLevel | undefined;
  readonly product: RiskProduct;
  /** that the warning was read and the customer still wants to apply */
  readonly acknowledged: boolean | undefined;
};

/** Whether a product lies above the risk level. */
export const warnsOfRisk = (level: RiskLevel | undefined, product: RiskProduct): level is RiskLevel =>
  level !== undefined && !isSuitable(level, product);

/**
 * A product above the risk profile is warned of and never refused: advice `product-above-risk-profile` (with the level) at `riskWarning`, and `must-agree` at
 * `riskAcknowledged` until the warning is acknowledged. Execution only: no answer means that a product fits.
 */
export function checkRiskWarning({ level, product, acknowledged }: RiskApplication): readonly Issue[] {
  if (!warnsOfRisk(level, product)) return [];
  return [
    advice('riskWarning', 'product-above-risk-profile', { level }),
    ...(acknowledged ? [] : [issue('riskAcknowledged', 'must-agree')]),
  ];
}

/** What the customer has said of their experience in the step before the risk profile. */
export type ExperienceGiven = {
  readonly tradeCategories?: readonly string[] | undefined;
  readonly knowledge?: string | undefined;
};

/**
 * Returns the answer to the risk question `knowledge` that the experience suggests: the riskiest products that have been traded. Undefined where nothing has
 * been traded or the customer rates their own knowledge as poor, because the question asks what is known well. A suggestion is shown for a check.
 */
export function suggestedRiskKnowledge({ tradeCategories = [], knowledge }: ExperienceGiven): string | undefined {
  if (knowledge !== 'good' && knowledge !== 'fair') return undefined;
  return knownBy.find(([, products]) => products.some((product) => tradeCategories.includes(product)))?.[0];
}

const knownBy: readonly (readonly [answer: string, products: readonly TradeCategory[]])[] = [
  ['derivatives-and-leverage', derivativeCategories],
  ['funds-and-shares', ['stocks', 'etfs', 'funds']],
  ['deposits-and-bonds', ['bonds']],
];

/** Returns the answers to the questions of a questionnaire, without those of an earlier one. */
export function answersInQuestionnaire(answers: RiskAnswers, version: string): RiskAnswers {
  const asked = riskQuestionnaires.find((one) => one.version === version)?.questions.map(({ id }) => id);
  return asked ? Object.fromEntries(Object.entries(answers).filter(([id]) => asked.includes(id))) : answers;
}

const chosenOptions = (
  asked: RiskQuestionnaire,
  answers: RiskAnswers,
): readonly { id: string; option: RiskOption | undefined }[] =>
  asked.questions.map(({ id, options }) => ({ id, option: options.find((option) => option.id === answers[id]) }));

const rank = (level: RiskLevel): number => riskLevels.indexOf(level);

const lowest = (levels: readonly RiskLevel[]): RiskLevel | undefined =>
  riskLevels.find((level) => levels.includes(level));
