import * as z from 'zod/mini';
import { withoutFields } from '../../asked-answers.ts';
import { checkCognitiveAssessment } from '../../cognitive-assessment/cognitive-assessment.ts';
import { checkDeclarations, lacksEmployerConsent } from '../../declarations/declarations.ts';
import { adviseOnEmployer } from '../../declarations/listed-employer.ts';
import {
  cfdKnowledgeLevels,
  cognitiveAssessments,
  investmentObjectives,
  pepRelations,
  tradeCategories,
  tradeTimes,
  tradingYears,
} from '../../enumerations.ts';
import { hasTraded, type TradedKind, tradedKinds, unaskedExperience } from '../../experience-asked/experience-asked.ts';
import { documentId, oneOf, optionalText, someOf, yesNo } from '../../field-shapes.ts';
import { type Issue, issue } from '../../issue.ts';
import { type Answers, type DeepPartial, defineStep } from '../../journey.ts';
import { lazyObject } from '../../lazy-object.ts';
import { plainCode } from '../../numbers/numbers.ts';
import {
  acceptedRiskLevel,
  answersInQuestionnaire,
  checkRiskProfile,
  suggestedRiskKnowledge,
} from '../../risk-profile/risk-profile.ts';
import { followSuggestions, type Suggestions } from '../../suggestions/suggestions.ts';
import { assetsOf } from './answers-of.ts';

const schema = lazyObject(() => ({
  objectives: someOf(investmentObjectives, 'select-objectives'),
  tradeCategories: someOf(tradeCategories),
  stockYears: z.optional(oneOf(tradingYears)),
  stockTimes: z.optional(oneOf(tradeTimes)),
  derivativeYears: z.optional(oneOf(tradingYears)),
  derivativeTimes: z.optional(oneOf(tradeTimes)),
  knowledge: oneOf(cfdKnowledgeLevels),
  cognitiveAssessment: someOf(cognitiveAssessments, 'cognitive-assessment-required'),
  diplomaProof: z.optional(documentId()),
  qualificationProof: z.optional(documentId()),
  examCertificate: z.optional(documentId()),
  examPassedOn: z.optional(z.string()),
  workExperienceProof: z.optional(documentId()),
  noPriorRefusal: z.optional(z.boolean()),
  regulatedEmployee: yesNo(),
  licenceNumber: optionalText(30, plainCode),
  employerConsent: z.optional(yesNo()),
  employerConsentLetter: z.optional(documentId()),
  pep: yesNo(),
  pepRelation: z.optional(oneOf(pepRelations)),
  pepPosition: optionalText(200),
}));

/** The answers of the step `assets-select`; documents are ids of uploads. */
export type AssetsSelect = z.output<typeof schema>;

/** Asks for objectives, experience, the cognitive assessment (RULE-14) and the declarations (RULE-15). */
export const assetsSelect = defineStep({
  id: 'assets-select',
  requirement: 'experience',
  schema,
  check: (answers, { today, facts, answers: all }) => [
    ...(answers.tradeCategories?.includes('none') && answers.tradeCategories.length > 1
      ? [issue('tradeCategories', 'none-stands-alone')]
      : []),
    ...tradedKinds
      .filter((kind) => hasTraded(kind, answers.tradeCategories))
      .flatMap((kind) => missingTrades(kind, answers)),
    ...checkCognitiveAssessment(answers, { today, documents: facts.documents }),
    ...checkDeclarations(answers),
    ...adviseOnEmployer(answers, assetsOf(all).companyName),
  ],
  asked: (answers) => withoutFields(answers, unaskedExperience(answers)),
  ineligible: (answers) => (lacksEmployerConsent(answers) ? 'no-employer-consent' : undefined),
});

/** Returns issues for missing years and number of trades of a kind that the customer has traded. */
const missingTrades = (kind: TradedKind, answers: DeepPartial<AssetsSelect>): readonly Issue[] =>
  ([`${kind}Years`, `${kind}Times`] as const).flatMap((field) =>
    answers[field] ? [] : [issue(field, 'select-field')],
  );

const riskSchema = lazyObject(() => ({
  version: z.string('required'),
  answers: z.record(z.string(), z.string(), 'required'),
  accepted: z.optional(z.boolean()),
}));

const experienceGiven = lazyObject(() => ({
  tradeCategories: z.optional(z.array(z.string())),
  knowledge: z.optional(z.string()),
}));

/** Suggests the answer about knowledge from the step `assets-select`. */
function suggestedKnowledge({ 'assets-select': experience }: Answers): Suggestions {
  const given = experienceGiven.safeParse(experience ?? {}); // the server also runs this, and may receive answers of any shape
  const knowledge = given.success ? suggestedRiskKnowledge(given.data) : undefined;
  return knowledge ? { 'answers.knowledge': knowledge } : {};
}

/** The risk profile: the customer answers all questions, then accepts the result. */
export const riskLevel = defineStep({
  id: 'risklevel',
  requirement: 'risk-profile',
  schema: riskSchema,
  check: ({ version = '', answers = {}, accepted }) => {
    const unanswered = checkRiskProfile('answers', answers, version);
    return unanswered.length || accepted ? unanswered : [issue('accepted', 'must-agree')];
  },
  asked: (own) => ({
    ...own,
    ...(own.answers ? { answers: answersInQuestionnaire(own.answers, own.version ?? '') } : {}),
  }),
  suggests: ({ answers }) => suggestedKnowledge(answers),
  follows: (own, before, after) => {
    const followed = followSuggestions(own, [suggestedKnowledge(before)], suggestedKnowledge(after));
    const { accepted: _, ...unaccepted } = followed;
    return acceptedRiskLevel(followed) === acceptedRiskLevel(own) ? followed : unaccepted; // the customer must accept a new profile
  },
});
