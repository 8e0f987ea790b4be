import {
  cfdKnowledgeLevels,
  cognitiveAssessments,
  investmentObjectives,
  pepRelations,
  tradeCategories,
  tradeTimes,
  tradingYears,
} from '@quayside/rules/enumerations';
import { omitFields } from '@quayside/rules/internals/applicable-answers';
import { checkCognitiveAssessment } from '@quayside/rules/internals/cognitive-assessment';
import { checkDeclarations, lacksEmployerConsent } from '@quayside/rules/internals/declarations';
import { adviseOnEmployer } from '@quayside/rules/internals/declarations/listed-employer';
import {
  hasTraded,
  inapplicableExperienceFields,
  type TradedKind,
  tradedKinds,
} from '@quayside/rules/internals/experience-fields';
import { documentId, oneOf, optionalText, someOf, yesNo } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { type Issue, issue } from '@quayside/rules/issue';
import { type DeepPartial, defineStep } from '@quayside/rules/journey';
import { normaliseCode } from '@quayside/values/internals/numbers';
import * as z from 'zod/mini';
import { getAssetsInfo } from '../answers/step-answers.ts';

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
  licenceNumber: optionalText(30, normaliseCode),
  employerConsent: z.optional(yesNo()),
  employerConsentLetter: z.optional(documentId()),
  pep: yesNo(),
  pepRelation: z.optional(oneOf(pepRelations)),
  pepPosition: optionalText(200),
}));

/** Complete answers of the step `assets-select`. Documents are the ids of uploads. */
export type AssetsSelect = z.output<typeof schema>;

/** Step that asks for investment objectives, trading experience, the cognitive assessment (RULE-14) and the declarations (RULE-15). */
export const assetsSelectStep = defineStep({
  id: 'assets-select',
  requirement: 'experience',
  schema,
  check: (answers, { today, facts, answers: all }) => [
    ...(answers.tradeCategories?.includes('none') && answers.tradeCategories.length > 1
      ? [issue('tradeCategories', 'none-is-exclusive')]
      : []),
    ...tradedKinds
      .filter((kind) => hasTraded(kind, answers.tradeCategories))
      .flatMap((kind) => missingTrades(kind, answers)),
    ...checkCognitiveAssessment(answers, { today, documents: facts.documents }),
    ...checkDeclarations(answers),
    ...adviseOnEmployer(answers, getAssetsInfo(all).companyName),
  ],
  pickApplicable: (answers) => omitFields(answers, inapplicableExperienceFields(answers)),
  ineligible: (answers) => (lacksEmployerConsent(answers) ? 'no-employer-consent' : undefined),
});

/** Returns an issue for each missing answer about a traded product: the years of trading and the number of trades. */
const missingTrades = (kind: TradedKind, answers: DeepPartial<AssetsSelect>): readonly Issue[] =>
  ([`${kind}Years`, `${kind}Times`] as const).flatMap((field) =>
    answers[field] ? [] : [issue(field, 'select-field')],
  );
