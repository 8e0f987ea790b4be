import * as z from 'zod/mini';
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
import { documentId, oneOf, optionalText, someOf, yesNo } from '../../field-shapes.ts';
import { issue } from '../../issue.ts';
import { defineStep } from '../../journey.ts';
import { checkRiskProfile } from '../../risk-profile/risk-profile.ts';
import { assetsOf } from './answers-of.ts';

const schema = z.object({
  objectives: someOf(investmentObjectives, 'select-objectives'),
  tradeCategories: someOf(tradeCategories),
  stockYears: oneOf(tradingYears),
  stockTimes: oneOf(tradeTimes),
  derivativeYears: oneOf(tradingYears),
  derivativeTimes: oneOf(tradeTimes),
  knowledge: oneOf(cfdKnowledgeLevels),
  cognitiveAssessment: someOf(cognitiveAssessments, 'cognitive-assessment-required'),
  diplomaProof: z.optional(documentId()),
  qualificationProof: z.optional(documentId()),
  examCertificate: z.optional(documentId()),
  examPassedOn: z.optional(z.string()),
  workExperienceProof: z.optional(documentId()),
  noPriorRefusal: z.optional(z.boolean()),
  regulatedEmployee: yesNo(),
  licenceNumber: optionalText(30),
  employerConsent: z.optional(yesNo()),
  employerConsentLetter: z.optional(documentId()),
  pep: yesNo(),
  pepRelation: z.optional(oneOf(pepRelations)),
  pepPosition: optionalText(200),
});

/** The answers of the step `assets-select`; documents are ids of uploads. */
export type AssetsSelect = z.output<typeof schema>;

/** Objectives, experience, the cognitive assessment (RULE-14) and the declarations (RULE-15). */
export const assetsSelect = defineStep({
  id: 'assets-select',
  group: 'experience',
  requirement: 'experience',
  schema,
  check: (answers, { today, facts, answers: all }) => [
    ...(answers.tradeCategories?.includes('none') && answers.tradeCategories.length > 1
      ? [issue('tradeCategories', 'none-stands-alone')]
      : []),
    ...checkCognitiveAssessment(answers, { today, documents: facts.documents }),
    ...checkDeclarations(answers),
    ...adviseOnEmployer(answers, assetsOf(all).companyName),
  ],
  ineligible: (answers) => (lacksEmployerConsent(answers) ? 'no-employer-consent' : undefined),
});

const riskSchema = z.object({
  version: z.string('required'),
  answers: z.record(z.string(), z.string(), 'required'),
  accepted: z.optional(z.boolean()),
});

/** The risk profile: questions answered, then its result accepted; before that there is no result to accept. */
export const riskLevel = defineStep({
  id: 'risklevel',
  group: 'experience',
  requirement: 'risk-profile',
  schema: riskSchema,
  check: ({ version = '', answers = {}, accepted }) => {
    const unanswered = checkRiskProfile('answers', answers, version);
    return unanswered.length || accepted ? unanswered : [issue('accepted', 'must-agree')];
  },
});
