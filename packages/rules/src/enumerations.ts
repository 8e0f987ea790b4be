/**
 * The closed lists of the specification's section 3 (FORM-02). Ids are ours; their words are texts of the screens that ask for them, in @quayside/i18n.
 * Lists marked "ours" are named by the specification without values.
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
/** Highest level of education, by the Singapore school system (specification section 3). */
export const educationLevels = ['below-o-levels', 'o-levels', 'tertiary', 'others'] as const;
/** What proves where somebody lives (specification section 3). */
export const addressProofKinds = [
  'bank-statement',
  'government-letter',
  'evidence-of-property',
  'utility-bill',
] as const;
/**
 * Identity documents that an adult may open an account with (specification section 3): `aadhar` India, `mykad` Malaysia, `thai-id` Thailand, `ktp`
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
/** What a minor may be identified by besides a passport (domain handbook 6); it has one side and no picture. */
export const minorDocumentTypes = ['birth-certificate', 'passport'] as const;
/** Documents of adults and of minors together. */
export const identityDocumentTypes = [...documentTypes, 'birth-certificate'] as const;
/** Who will hold the account: its first holder alone, with another adult, or with a minor whose guardian that holder is. */
export const holdings = ['alone', 'joint-adult', 'joint-minor'] as const;
/** How well the customer knows English, best first (specification section 3). */
export const englishLevels = ['good', 'average', 'poor'] as const;
/** What the customer invests for; several may be chosen (specification section 3). */
export const investmentObjectives = ['capital-growth', 'hedging', 'preservation', 'speculation'] as const;
/** For how many years somebody has traded (specification section 3). */
export const tradingYears = ['less-than-1', '1-to-5', 'more-than-5'] as const;
/** Knowledge of trading, best first: options ask for `good` (RULE-13). */
export const cfdKnowledgeLevels = ['good', 'fair', 'poor'] as const;
/** From the lowest to the highest; who may go from one to another says `changeTier` (TIER-01 to TIER-04). */
export const accountTiers = ['trader', 'standard', 'intel'] as const;
/** Account types: the cash or margin account, and the permissions that depend on it. */
export const accountTypes = ['cash', 'margin', 'cfd', 'futures', 'options'] as const;

/** Account types that are permissions of an open account, each applied for in a flow of its own. */
export const derivativeProducts = ['options', 'futures', 'cfd'] as const;
/** The account types that an opening offers; the others are permissions of an open account. */
export const openingAccountTypes = ['cash', 'margin'] as const;
/** Tiers that a new customer may choose; Intel is reached by an upgrade (design decision "Tier at opening"). */
export const openingTiers = ['trader', 'standard'] as const;

/** Ours: as passports print the sex (ICAO 9303: F, M, X). */
export const genders = ['female', 'male', 'unspecified'] as const;
/** Ours. */
export const employmentStatuses = [
  'employed',
  'self-employed',
  'student',
  'homemaker',
  'retired',
  'unemployed',
] as const;
/** Statuses with an employer or a company, which are asked for company, industry and occupation. */
export const workingStatuses: readonly (typeof employmentStatuses)[number][] = ['employed', 'self-employed'];
/** Ours: what has been traded so far. */
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
/** Categories whose trades the opening counts as those of derivatives; the risk questionnaire asks about the same products. */
export const derivativeCategories = [
  'options',
  'futures',
  'cfd',
  'forex',
] as const satisfies readonly (typeof tradeCategories)[number][];
/** Ours: trades in the past three years, the window of MAS SFA 04-N12; its threshold of six is a boundary. */
export const tradeTimes = ['none', '1-to-5', '6-to-20', 'more-than-20'] as const;
/** Specification section 5, "Cognitive assessment (MAS)"; `none` is ours: it keeps listed and unlisted investment products closed instead of the whole opening. */
export const cognitiveAssessments = [
  'diploma',
  'professional-qualification',
  'work-experience',
  'exam-certificate',
  'none',
] as const;
/** Ours: why residence or contact country differs from the tax residency. */
export const residenceDifferenceReasons = ['moved-recently', 'student', 'working-abroad', 'diplomat', 'other'] as const;
/** FATF recommendation 12: the person, a family member, a close associate. */
export const pepRelations = ['self', 'family', 'close-associate'] as const;

/** Ours: documents that a reviewer may request. `other` is described in the reviewer's words. */
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
/** Ours: a video of a person with their document is shorter than this, in seconds; long enough for a name and a date, small enough to upload. */
export const PERSON_VIDEO_SECONDS = 30;
/** Proof that a person is a minor's parent or guardian (domain handbook 6). */
export const relationshipProofKinds = ['birth-certificate', 'adoption-order', 'guardianship-order'] as const;

export type SourceOfWealth = (typeof sourcesOfWealth)[number];
export type EducationLevel = (typeof educationLevels)[number];
export type AddressProofKind = (typeof addressProofKinds)[number];
export type DocumentType = (typeof identityDocumentTypes)[number];
export type Holding = (typeof holdings)[number];
export type EnglishLevel = (typeof englishLevels)[number];
export type InvestmentObjective = (typeof investmentObjectives)[number];
export type TradingYears = (typeof tradingYears)[number];
export type AdditionalDocumentKind = (typeof additionalDocumentKinds)[number];
export type RelationshipProofKind = (typeof relationshipProofKinds)[number];
export type CfdKnowledgeLevel = (typeof cfdKnowledgeLevels)[number];
export type OpeningTier = (typeof openingTiers)[number];
export type AccountTier = (typeof accountTiers)[number];
export type DerivativeProduct = (typeof derivativeProducts)[number];
export type AccountType = (typeof accountTypes)[number];
export type Gender = (typeof genders)[number];
export type EmploymentStatus = (typeof employmentStatuses)[number];
export type TradeCategory = (typeof tradeCategories)[number];
export type TradeTimes = (typeof tradeTimes)[number];
export type CognitiveAssessment = (typeof cognitiveAssessments)[number];
export type ResidenceDifferenceReason = (typeof residenceDifferenceReasons)[number];
export type PepRelation = (typeof pepRelations)[number];
