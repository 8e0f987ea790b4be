import { type CalendarDate, compareDates } from '../calendar-date.ts';
import { within } from '../internal/path.ts';
import { advice, type Issue, issue } from '../issue.ts';
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

/** Whether a product suits a risk level: at the level of `suitableFrom` or above it. */
export const isSuitable = (level: RiskLevel, product: RiskProduct): boolean =>
  rank(level) >= rank(suitableFrom[product]);

/** Advice, never a refusal: the customer is warned that a product is above their profile and may go on. */
export const checkSuitability = (path: string, level: RiskLevel, product: RiskProduct): readonly Issue[] =>
  isSuitable(level, product) ? [] : [advice(path, 'product-above-risk-profile')];

const chosenOptions = (
  asked: RiskQuestionnaire,
  answers: RiskAnswers,
): readonly { id: string; option: RiskOption | undefined }[] =>
  asked.questions.map(({ id, options }) => ({ id, option: options.find((option) => option.id === answers[id]) }));

const rank = (level: RiskLevel): number => riskLevels.indexOf(level);

const lowest = (levels: readonly RiskLevel[]): RiskLevel | undefined =>
  riskLevels.find((level) => levels.includes(level));
