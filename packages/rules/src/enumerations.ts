export { type DerivativeProduct, derivativeProducts } from './derivative-products.ts';

/**
 * Sources of wealth. This file has the closed lists of specification section 3 (FORM-02). The specification names the lists marked "our choice" without values.
 * All ids are ours, and their labels are in @quayside/i18n.
 */
export const sourcesOfWealth = [
  'allowance-spousal-income',
  'disability-severance-unemployment',
  'employment',
  'inheritance-gift',
  'interest-dividend',
  'market-trading-profits',
  'pension-government-retirement',
  'property',
  'other',
] as const;
/** Highest level of education in the Singapore school system (specification section 3). */
export const educationLevels = ['below-o-levels', 'o-levels', 'tertiary', 'others'] as const;
/** Kinds of proof of address (specification section 3). */
export const addressProofKinds = [
  'bank-statement',
  'government-letter',
  'evidence-of-property',
  'utility-bill',
] as const;
/**
 * Identity documents with which an adult may open an account (specification section 3). `aadhar` is from India, `mykad` Malaysia, `thai-id` Thailand, `ktp`
 * Indonesia, `cccd` Vietnam, `zaf` South Africa. An edition may offer fewer (`edition-capabilities`).
 */
export const documentTypes = [
  'nric',
  'aadhar',
  'passport',
  'identification-card',
  'mykad',
  'thai-id',
  'ktp',
  'cccd',
  'zaf',
] as const;
/** Identity documents of a minor. A birth certificate has one side and no picture. */
export const minorDocumentTypes = ['birth-certificate', 'passport'] as const;
/** Identity documents of adults and minors. */
export const identityDocumentTypes = [...documentTypes, 'birth-certificate'] as const;
/** Kinds of holding: the first holder alone, with another adult, or as guardian with a minor. */
export const holdings = ['alone', 'joint-adult', 'joint-minor'] as const;
/** Levels of English, best first (specification section 3). */
export const englishLevels = ['good', 'average', 'poor'] as const;
/** Investment objectives; the customer may choose several (specification section 3). */
export const investmentObjectives = ['capital-growth', 'hedging', 'preservation', 'speculation'] as const;
/** Years of trading experience (specification section 3). */
export const tradingYears = ['less-than-1', '1-to-5', 'more-than-5'] as const;
/** Levels of trading knowledge, best first. Options require `good` (RULE-13). */
export const cfdKnowledgeLevels = ['good', 'fair', 'poor'] as const;
/** Account tiers from the lowest to the highest. `decideTierChange` decides which changes are allowed (TIER-01 to TIER-04). */
export const accountTiers = ['trader', 'standard', 'intel'] as const;
/** Account types: the cash or margin account, and the permissions that depend on it. */
export const accountTypes = ['cash', 'margin', 'cfd', 'futures', 'options'] as const;
/** Account types that the opening offers. */
export const openingAccountTypes = ['cash', 'margin'] as const;
/** Tiers that a new customer may choose. Intel requires an upgrade (decision `judge-tiers-and-round-metrics`). */
export const openingTiers = ['trader', 'standard'] as const;

/** Genders, with the values of passports (our choice; ICAO 9303: F, M, X). */
export const genders = ['female', 'male', 'unspecified'] as const;
/** Employment statuses (our choice). */
export const employmentStatuses = [
  'employed',
  'self-employed',
  'student',
  'homemaker',
  'retired',
  'unemployed',
] as const;
/** Employment statuses that require company, industry or business, and occupation. */
export const workingStatuses: readonly (typeof employmentStatuses)[number][] = ['employed', 'self-employed'];
/** Products that the customer has traded (our choice). */
export const tradeCategories = [
  'stocks',
  'etfs',
  'bonds',
  'funds',
  'options',
  'futures',
  'cfd',
  'forex',
  'none',
] as const;
/** Trade categories that count as derivatives, also in the risk profile. */
export const derivativeCategories = [
  'options',
  'futures',
  'cfd',
  'forex',
] as const satisfies readonly (typeof tradeCategories)[number][];
/** Numbers of trades in the past three years, the period of MAS SFA 04-N12 (our choice). The threshold of that notice, six, starts a range. */
export const tradeTimes = ['none', '1-to-5', '6-to-20', 'more-than-20'] as const;
/**
 * Cognitive assessments (specification section 5, MAS). `none` is our choice; with it, listed and unlisted investment products are blocked, but not the
 * opening.
 */
export const cognitiveAssessments = [
  'diploma',
  'professional-qualification',
  'work-experience',
  'exam-certificate',
  'none',
] as const;
/** Reasons why the country of residence or contact differs from the tax residency (our choice). */
export const residenceDifferenceReasons = ['moved-recently', 'student', 'working-abroad', 'diplomat', 'other'] as const;
/** Relations to a politically exposed person: the person, a family member, a close associate (FATF recommendation 12). */
export const pepRelations = ['self', 'family', 'close-associate'] as const;

/** Documents that a reviewer may request (our choice). The reviewer describes `other`. */
export const additionalDocumentKinds = [
  'passport',
  'identity-card',
  'bank-statement',
  'source-of-wealth',
  'employer-consent',
  'tax-document',
  'other',
  'video',
] as const;
/** Maximum length of a video of a person with a document, in seconds (our choice): enough to say a name and a date, and small enough to upload. */
export const PERSON_VIDEO_SECONDS = 30;
/** Kinds of proof that a person is a minor's parent or guardian. */
export const relationshipProofKinds = ['birth-certificate', 'adoption-order', 'guardianship-order'] as const;

/** A source of the customer's wealth: one of the ids in `sourcesOfWealth`. */
export type SourceOfWealth = (typeof sourcesOfWealth)[number];
/** The customer's highest level of education: one of the ids in `educationLevels`. */
export type EducationLevel = (typeof educationLevels)[number];
/** A kind of document that proves an address: one of the ids in `addressProofKinds`. */
export type AddressProofKind = (typeof addressProofKinds)[number];
/** A type of identity document of an adult or a minor: one of the ids in `identityDocumentTypes`. */
export type DocumentType = (typeof identityDocumentTypes)[number];
/** The holders of an account: alone, with another adult, or with a minor (`holdings`). */
export type Holding = (typeof holdings)[number];
/** The customer's level of English: one of the ids in `englishLevels`. */
export type EnglishLevel = (typeof englishLevels)[number];
/** An investment objective of the customer: one of the ids in `investmentObjectives`. */
export type InvestmentObjective = (typeof investmentObjectives)[number];
/** A range for the customer's years of trading experience: one of the ids in `tradingYears`. */
export type TradingYears = (typeof tradingYears)[number];
/** A kind of document that a reviewer may request: one of the ids in `additionalDocumentKinds`. */
export type AdditionalDocumentKind = (typeof additionalDocumentKinds)[number];
/** A kind of proof that a person is a minor's parent or guardian: one of the ids in `relationshipProofKinds`. */
export type RelationshipProofKind = (typeof relationshipProofKinds)[number];
/** The customer's level of trading knowledge: one of the ids in `cfdKnowledgeLevels`. */
export type CfdKnowledgeLevel = (typeof cfdKnowledgeLevels)[number];
/** A tier that a new customer may choose: one of the ids in `openingTiers`. */
export type OpeningTier = (typeof openingTiers)[number];
/** A tier of an account, which determines its fees: one of the ids in `accountTiers`. */
export type AccountTier = (typeof accountTiers)[number];
/** A type of account, or a permission that depends on one: one of the ids in `accountTypes`. */
export type AccountType = (typeof accountTypes)[number];
/** A gender, with the values of passports: one of the ids in `genders`. */
export type Gender = (typeof genders)[number];
/** The customer's employment status: one of the ids in `employmentStatuses`. */
export type EmploymentStatus = (typeof employmentStatuses)[number];
/** A kind of product that the customer has traded, or `none`: one of the ids in `tradeCategories`. */
export type TradeCategory = (typeof tradeCategories)[number];
/** A range for the number of trades in the past three years: one of the ids in `tradeTimes`. */
export type TradeTimes = (typeof tradeTimes)[number];
/** A basis of the cognitive assessment, or `none`: one of the ids in `cognitiveAssessments`. */
export type CognitiveAssessment = (typeof cognitiveAssessments)[number];
/** A reason why the country of residence or contact differs from the tax residency: one of the ids in `residenceDifferenceReasons`. */
export type ResidenceDifferenceReason = (typeof residenceDifferenceReasons)[number];
/** The customer's relation to a politically exposed person: one of the ids in `pepRelations`. */
export type PepRelation = (typeof pepRelations)[number];
