import { type CalendarDate, compareDates } from '@quayside/values/calendar-date';
import { advice, type Issue, issue } from '../issue.ts';
import type { Answers, DeepPartial } from '../journey/answers.ts';
import { joinPath } from '../lookups/path.ts';
import { deriveFromAnswers, type RiskAnswers } from './derived-answers.ts';
import {
  type RiskLevel,
  type RiskOption,
  type RiskQuestion,
  type RiskQuestionnaire,
  riskLevels,
  riskQuestionnaires,
} from './questionnaires.ts';

export { getRiskSourceField, type RiskAnswers } from './derived-answers.ts';
export {
  type RiskLevel,
  type RiskOption,
  type RiskQuestion,
  type RiskQuestionnaire,
  type RiskSource,
  riskLevels,
  riskQuestionnaires,
} from './questionnaires.ts';

/**
 * The answers of the step `risklevel`: those to the asked questions of the questionnaire in a version, those derived from earlier steps, and whether the customer
 * accepted the level.
 */
export type RiskProfileAnswers = {
  readonly version: string;
  readonly answers: RiskAnswers;
  readonly derived?: RiskAnswers | undefined;
  readonly accepted?: boolean | undefined;
};

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
  const found = find(version);
  if (!found) throw new UnknownRiskQuestionnaireError();
  return found;
}

/** Returns the questions that a questionnaire asks, without those that earlier answers of the opening answer. */
export const getAskedRiskQuestions = ({ questions }: RiskQuestionnaire): readonly RiskQuestion[] =>
  questions.filter(({ source }) => source === undefined);

/** Returns whether a version of the questionnaire derives answers from earlier steps. Returns false for an unknown version. */
export const derivesRiskAnswers = (version: string | undefined): boolean =>
  find(version)?.questions.some(({ source }) => source !== undefined) ?? false;

/** Returns a risk profile with the answers that its questionnaire derives from the answers of the opening. Replaces other derived answers. */
export function withDerivedRiskAnswers<T extends DeepPartial<RiskProfileAnswers>>(profile: T, answers: Answers): T {
  const asked = derivesRiskAnswers(profile.version) && find(profile.version);
  return asked ? { ...profile, derived: deriveFromAnswers(asked, answers) } : profile;
}

/**
 * Checks that all questions have answers. Codes: `risk-version-unknown` at `answers`, `risk-question-unanswered` at `answers.<question>` or
 * `derived.<question>`. With the answers of the opening, a derived answer that does not follow from them is `differs-from-before`.
 */
export function checkRiskProfile(profile: DeepPartial<RiskProfileAnswers>, opening?: Answers): readonly Issue[] {
  const asked = find(profile.version);
  if (!asked) return [issue('answers', 'risk-version-unknown')];
  const expected = opening && deriveFromAnswers(asked, opening);
  return chosenOptions(asked, profile).flatMap(({ path, question, option }) => {
    if (!option) return [issue(path, 'risk-question-unanswered')];
    const differs = expected && question.source && expected[question.id] !== option.id;
    return differs ? [issue(path, 'differs-from-before')] : [];
  });
}

/**
 * Returns the risk level of complete answers. Throws IncompleteRiskAnswersError if an answer is missing, and UnknownRiskQuestionnaireError if the version does
 * not exist.
 */
export function scoreRiskProfile(profile: DeepPartial<RiskProfileAnswers>): RiskProfile {
  const asked = getRiskQuestionnaire(profile.version ?? '');
  const options = chosenOptions(asked, profile).map(({ option }) => {
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

/** Returns the level of a complete risk profile, accepted or not; undefined otherwise. */
export const getRiskLevel = (profile: DeepPartial<RiskProfileAnswers>): RiskLevel | undefined =>
  checkRiskProfile(profile).length === 0 ? scoreRiskProfile(profile).level : undefined;

/** Returns the level of a complete and accepted risk profile; undefined otherwise. */
export const acceptedRiskLevel = (profile: DeepPartial<RiskProfileAnswers> = {}): RiskLevel | undefined =>
  profile.accepted ? getRiskLevel(profile) : undefined;

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

/** Returns the answers to the asked questions of a version, without answers to other questions. For an unknown version, returns all. */
export function answersInQuestionnaire(answers: RiskAnswers, version: string): RiskAnswers {
  const asked = find(version);
  const ids = asked && getAskedRiskQuestions(asked).map(({ id }) => id);
  return ids ? Object.fromEntries(Object.entries(answers).filter(([id]) => ids.includes(id))) : answers;
}

const find = (version: string | undefined): RiskQuestionnaire | undefined =>
  riskQuestionnaires.find((one) => one.version === version);

/** Returns the chosen option of each question, with the path of its answer. A derived question reads only `derived`. */
const chosenOptions = (
  { questions }: RiskQuestionnaire,
  { answers = {}, derived = {} }: DeepPartial<RiskProfileAnswers>,
): readonly { path: string; question: RiskQuestion; option: RiskOption | undefined }[] =>
  questions.map((question) => {
    const { id, options, source } = question;
    const chosen = source ? derived[id] : answers[id];
    const path = joinPath(source ? 'derived' : 'answers', id);
    return { path, question, option: options.find((option) => option.id === chosen) };
  });

const rank = (level: RiskLevel): number => riskLevels.indexOf(level);

const lowest = (levels: readonly RiskLevel[]): RiskLevel | undefined =>
  riskLevels.find((level) => levels.includes(level));
