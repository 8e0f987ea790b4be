import { type CalendarDate, compareDates } from '../calendar-date.ts';
import { derivativeCategories, type TradeCategory } from '../enumerations.ts';
import { advice, type Issue, issue } from '../issue.ts';
import type { DeepPartial } from '../journey/answers.ts';
import { joinPath } from '../lookups/path.ts';
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

/** Chosen option ids by question id. */
export type RiskAnswers = Readonly<Record<string, string | undefined>>;

/** The result of a questionnaire. `cap` is the level to which an answer limited the result. */
export type RiskProfile = { readonly level: RiskLevel; readonly score: number; readonly cap?: RiskLevel };

/** Thrown if no questionnaire has the version, or if none is in use on the day. */
export class UnknownRiskQuestionnaireError extends Error {
  override readonly name = 'UnknownRiskQuestionnaireError';
  constructor() {
    super(
      'A risk profile names a questionnaire that is not known, so it cannot be scored. Pass the version of a known one.',
    );
  }
}

/** `scoreRiskProfile` throws this error if a question has no answer. `checkRiskProfile` finds the question. */
export class IncompleteRiskAnswersError extends Error {
  override readonly name = 'IncompleteRiskAnswersError';
  constructor() {
    super(
      'A risk profile has unanswered questions, so it has no level. Score it once checkRiskProfile finds no issue.',
    );
  }
}

/** Returns the questionnaire in use on a day. Throws UnknownRiskQuestionnaireError for a day before the first one. */
export function getRiskQuestionnaireOn(day: CalendarDate): RiskQuestionnaire {
  const asked = riskQuestionnaires.findLast(({ version }) => compareDates(version, day) <= 0);
  if (!asked) throw new UnknownRiskQuestionnaireError();
  return asked;
}

/** Returns the questionnaire with a version. Throws UnknownRiskQuestionnaireError if it does not exist. */
export function getRiskQuestionnaire(version: string): RiskQuestionnaire {
  const found = riskQuestionnaires.find((one) => one.version === version);
  if (!found) throw new UnknownRiskQuestionnaireError();
  return found;
}

/** Checks that all questions are answered. Codes: `risk-version-unknown` at the path, `risk-question-unanswered` at `<path>.<question>`. */
export function checkRiskProfile(path: string, answers: RiskAnswers, version: string): readonly Issue[] {
  const asked = riskQuestionnaires.find((one) => one.version === version);
  if (!asked) return [issue(path, 'risk-version-unknown')];
  return chosenOptions(asked, answers).flatMap(({ id, option }) =>
    option ? [] : [issue(joinPath(path, id), 'risk-question-unanswered')],
  );
}

/**
 * Returns the risk level of complete answers. Throws IncompleteRiskAnswersError if an answer is missing, and UnknownRiskQuestionnaireError if the version does
 * not exist.
 */
export function scoreRiskProfile(answers: RiskAnswers, version: string): RiskProfile {
  const asked = getRiskQuestionnaire(version);
  const options = chosenOptions(asked, answers).map(({ option }) => {
    if (!option) throw new IncompleteRiskAnswersError();
    return option;
  });
  const score = options.reduce((sum, option) => sum + option.score, 0);
  const scored = riskLevels.reduce((reached, level) => (score >= asked.thresholds[level] ? level : reached));
  const cap = lowest(options.flatMap((option) => option.cap ?? []));
  return cap && rank(cap) < rank(scored) ? { level: cap, score, cap } : { level: scored, score };
}

/** The lowest suitable risk level of each product (our choice). Leverage and unlimited losses need the highest levels. */
export const minimumRiskLevel = {
  bonds: 'conservative',
  funds: 'moderate',
  stocks: 'moderate',
  margin: 'balanced',
  options: 'growth',
  futures: 'aggressive',
  cfd: 'aggressive',
} as const satisfies Record<string, RiskLevel>;
/** A product of `minimumRiskLevel`, which names its lowest suitable risk level. */
export type RiskProduct = keyof typeof minimumRiskLevel;

/** Returns whether a risk level reaches that of a product in `minimumRiskLevel`. It is not advice to buy the product. */
export const isSuitable = (level: RiskLevel, product: RiskProduct): boolean =>
  rank(level) >= rank(minimumRiskLevel[product]);

/** The answers of the step `risklevel`: those of the questionnaire in a version, and whether the customer accepted the level. */
export type RiskProfileAnswers = {
  readonly version: string;
  readonly answers: RiskAnswers;
  readonly accepted?: boolean | undefined;
};

/** Returns the level of a complete and accepted risk profile; undefined otherwise. */
export function acceptedRiskLevel({
  version = '',
  answers = {},
  accepted,
}: DeepPartial<RiskProfileAnswers> = {}): RiskLevel | undefined {
  return accepted && checkRiskProfile('answers', answers, version).length === 0
    ? scoreRiskProfile(answers, version).level
    : undefined;
}

/** The product of an application, the customer's risk level, and whether the customer acknowledged the warning. */
export type RiskApplication = {
  /** The level of the customer's risk profile; undefined if unknown, so there is no warning. */
  readonly level: RiskLevel | undefined;
  readonly product: RiskProduct;
  /** Whether the customer read the warning and still wants to apply. */
  readonly acknowledged: boolean | undefined;
};

/** Returns whether a product is above the risk level of the customer and needs a warning. */
export const warnsOfRisk = (level: RiskLevel | undefined, product: RiskProduct): level is RiskLevel =>
  level !== undefined && !isSuitable(level, product);

/**
 * Checks whether a product is above the risk profile, which causes a warning but never a refusal. Returns advice `product-above-risk-profile` with the level at
 * `riskWarning`, and `must-agree` at `riskAcknowledged` until the customer acknowledges it. The service is execution only, so results do not recommend
 * products.
 */
export function checkRiskWarning({ level, product, acknowledged }: RiskApplication): readonly Issue[] {
  if (!warnsOfRisk(level, product)) return [];
  return [
    advice('riskWarning', 'product-above-risk-profile', { level }),
    ...(acknowledged ? [] : [issue('riskAcknowledged', 'must-agree')]),
  ];
}

/** Answers about experience from the step before the risk profile. */
export type ExperienceGiven = {
  readonly tradeCategories?: readonly string[] | undefined;
  readonly knowledge?: string | undefined;
};

/**
 * Returns a suggested answer to the risk question `knowledge`: the riskiest products that the customer has traded. Returns undefined without trades, or if the
 * customer rates their knowledge as poor, because the question asks for products that they know well. The customer checks the suggestion.
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

/** Returns the answers to questions of a version, without answers to other questions. For an unknown version, returns all. */
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
