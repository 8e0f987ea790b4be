import type { Amount } from '@quayside/values/amount';
import type { CalendarDate } from '@quayside/values/calendar-date';
import {
  type AssessmentStatus,
  type CurrentAssessment,
  getAssessmentStatus,
  VOIDING_REFUSAL_COUNT,
} from '../assessment-validity/assessment-validity.ts';
import { type AssessmentKind, EXAM_CERTIFICATE_YEARS } from '../cognitive-assessment/cognitive-assessment.ts';
import {
  type AccountTier,
  type AccountType,
  type CfdKnowledgeLevel,
  type DerivativeProduct,
  derivativeProducts,
  type Holding,
  type TradeCategory,
  type TradeTimes,
  type TradingYears,
} from '../enumerations.ts';
import type { Answers } from '../journey/answers.ts';
import { QUIZ_FAILS_BEFORE_LOCK, QUIZ_LOCK_HOURS, type QuizState } from '../knowledge-quiz/knowledge-quiz.ts';
import { REVIEW_WORKING_DAYS } from '../limits/limits.ts';
import type { IncomeAndNetWorth } from '../margin-eligibility/margin-eligibility.ts';
import { type OptionsRefusal, optionsRefusals } from '../options-eligibility/options-eligibility.ts';
import type { RiskLevel } from '../risk-profile/risk-profile.ts';

/** The assessment that each product requires: CAR for listed products, CKA for unlisted ones (MAS SFA 04-N12, FAA-N16). */
export const assessmentByProduct = { options: 'car', futures: 'car', cfd: 'cka' } as const satisfies Record<
  DerivativeProduct,
  AssessmentKind
>;

/** An application that may be under review. */
export type UnderReview = 'opening' | 'margin-upgrade' | DerivativeProduct;

/** Derivatives that a customer traded before the opening. `times` is the number of trades in the past three years. */
export type TradedDerivatives = {
  readonly products: readonly TradeCategory[];
  readonly years: TradingYears;
  readonly times: TradeTimes;
};

/** Facts from the server about a customer who applies for a permission or a change. */
export type CustomerFacts = {
  /** `institution`, or absent for an individual. An institution does not confirm its W-8 form (RULE-20). */
  readonly holder?: 'institution' | undefined;
  /** All open accounts and permissions of the customer. */
  readonly accounts: readonly AccountType[];
  readonly underReview: readonly UnderReview[];
  /** Income and net worth, from the opening and later changes of account information. */
  readonly means: IncomeAndNetWorth;
  /** The level of trading knowledge from the opening or a later application. */
  readonly knowledge?: CfdKnowledgeLevel | undefined;
  /** Derivatives that the customer traded before the opening; absent if the customer was not asked. */
  readonly traded?: TradedDerivatives | undefined;
  /** The level of the risk profile accepted in the opening; absent for a second holder, who has none. */
  readonly riskLevel?: RiskLevel | undefined;
  readonly assessments: Readonly<Partial<Record<AssessmentKind, CurrentAssessment>>>;
  readonly quizzes: Readonly<Partial<Record<DerivativeProduct, QuizState>>>;
  /** The cash or margin account; absent before it is open. */
  readonly account?: MainAccount | undefined;
  /** The last approved answers of the opening steps base-info, contact-info, assets-info and assets-select. Present only in flows that start with them. */
  readonly held?: Answers | undefined;
};

/** The cash or margin account: its number, type, tier and holders, and what a change of tier or margin depends on. */
export type MainAccount = {
  readonly number: string;
  readonly type: 'cash' | 'margin';
  readonly tier: AccountTier;
  readonly holding: Holding;
  /** The date of the upgrade to Intel. */
  readonly intelSince?: CalendarDate | undefined;
  /** Net assets in SGD; absent if a quote is missing. */
  readonly netAssetsSgd?: Amount | undefined;
  /** Future settlement dates of stocks that the customer traded. */
  readonly settlements?: readonly CalendarDate[] | undefined;
};

/** The id of a prerequisite: an open account, a margin account, the level of knowledge, income and net worth, the assessment, the quiz, or the review. */
export type PrerequisiteId =
  | 'account'
  | 'margin-account'
  | 'knowledge-level'
  | 'means'
  | 'assessment'
  | 'quiz'
  | 'review';

/**
 * A prerequisite of a permission, with its state. `pending`: the customer must wait. `missing`: the customer can meet it at `leadsTo`. `refused`: the customer
 * cannot meet it. `code` is a key of the text group `issues`.
 */
export type Prerequisite =
  | { readonly id: PrerequisiteId; readonly state: 'met' }
  | {
      readonly id: PrerequisiteId;
      readonly state: 'pending' | 'refused';
      readonly code: string;
      readonly values?: Values;
    }
  | {
      readonly id: PrerequisiteId;
      readonly state: 'missing';
      readonly code: string;
      readonly values?: Values;
      readonly leadsTo: PrerequisiteTarget;
    };
/** A prerequisite that is not met. */
export type UnmetPrerequisite = Exclude<Prerequisite, { readonly state: 'met' }>;

/** The flow, or the part of this flow, in which the customer can meet a prerequisite. */
export type PrerequisiteTarget =
  | 'opening'
  | 'margin-upgrade'
  | 'account-information'
  | 'experience'
  | 'quiz'
  | 'submit';

/** The permission that a customer applies for. Only options have a `market`, because US options require a margin account. */
export type RequestedPermission = { readonly product: DerivativeProduct; readonly market?: 'us' | 'other' | undefined };

/**
 * Returns the prerequisites of a permission, in the order in which the customer must meet them: open account, margin account (US options, MSG-40), knowledge,
 * income and net worth (RULE-13), cognitive assessment (RULE-14), quiz, review. Options without a market count as US options, which are stricter.
 */
export function getPrerequisites(
  { product, market = 'us' }: RequestedPermission,
  customer: CustomerFacts,
  today: CalendarDate,
): readonly Prerequisite[] {
  const kind = assessmentByProduct[product];
  return [
    account(customer),
    ...(product === 'options' ? ofOptions(market, customer) : []),
    assessment(getAssessmentStatus(kind, customer.assessments[kind], today)),
    quiz(customer.quizzes[product]),
    review(product, customer),
  ];
}

/**
 * Returns the first unmet prerequisite that prevents the start of the application; undefined if none does. A locked quiz, and prerequisites that the flow asks
 * for, do not prevent it.
 */
export const findBlockingPrerequisite = (
  sought: RequestedPermission,
  customer: CustomerFacts,
  today: CalendarDate,
): UnmetPrerequisite | undefined =>
  getPrerequisites(sought, customer, today).find(
    (one): one is UnmetPrerequisite => one.state !== 'met' && one.id !== 'quiz' && !isAskedInFlow(one),
  );

const isAskedInFlow = (one: UnmetPrerequisite): boolean => one.state === 'missing' && inFlow.includes(one.leadsTo);

const inFlow: readonly PrerequisiteTarget[] = ['experience', 'quiz', 'submit'];

type Values = Readonly<Record<string, string | number>>;

const met = (id: PrerequisiteId): Prerequisite => ({ id, state: 'met' });
const missing = (id: PrerequisiteId, code: string, leadsTo: PrerequisiteTarget, values?: Values): Prerequisite =>
  values ? { id, state: 'missing', code, values, leadsTo } : { id, state: 'missing', code, leadsTo };
const inReview = (id: PrerequisiteId, code: string): Prerequisite => ({
  id,
  state: 'pending',
  code,
  values: REVIEW_WORKING_DAYS,
});

function account({ accounts, underReview }: CustomerFacts): Prerequisite {
  if (accounts.includes('cash') || accounts.includes('margin')) return met('account');
  return underReview.includes('opening')
    ? inReview('account', 'opening-under-review')
    : missing('account', 'account-not-opened', 'opening');
}

function ofOptions(market: 'us' | 'other', customer: CustomerFacts): readonly Prerequisite[] {
  const { means, accounts, underReview, knowledge } = customer;
  const refusals = optionsRefusals({
    ...means,
    knowledge: knowledge ?? 'poor',
    market,
    accountType: accounts.includes('margin') ? 'margin' : 'cash',
  });
  const refusal = (...codes: OptionsRefusal['code'][]) => refusals.find(({ code }) => codes.includes(code));
  return [
    refusal('options-needs-margin') && underReview.includes('margin-upgrade')
      ? inReview('margin-account', 'margin-upgrade-under-review')
      : metUnless('margin-account', refusal('options-needs-margin'), 'margin-upgrade'),
    metUnless('knowledge-level', refusal('options-knowledge'), 'experience'),
    metUnless('means', refusal('options-income', 'options-net-worth'), 'account-information'),
  ];
}

const metUnless = (
  id: PrerequisiteId,
  refusal: OptionsRefusal | undefined,
  leadsTo: PrerequisiteTarget,
): Prerequisite => (refusal ? missing(id, refusal.code, leadsTo, refusal.values) : met(id));

function assessment(standing: AssessmentStatus): Prerequisite {
  switch (standing.state) {
    case 'valid':
      return met('assessment');
    case 'expired':
      return missing('assessment', 'assessment-expired', 'experience', { date: standing.expiredOn });
    case 'certificate-too-old':
      return missing('assessment', 'exam-certificate-too-old', 'experience', {
        years: EXAM_CERTIFICATE_YEARS,
        date: standing.earliest,
      });
    case 'refused-too-often':
      return {
        id: 'assessment',
        state: 'refused',
        code: 'assessment-refused-too-often',
        values: { count: VOIDING_REFUSAL_COUNT },
      };
    case 'missing':
      return missing('assessment', 'cognitive-assessment-required', 'experience');
  }
}

function quiz(standing: QuizState | undefined): Prerequisite {
  if (standing?.state === 'passed') return met('quiz');
  return standing?.state === 'locked'
    ? { id: 'quiz', state: 'pending', code: 'quiz-locked', values: quizLockValues }
    : missing('quiz', 'quiz-not-passed', 'quiz');
}

const quizLockValues = { fails: QUIZ_FAILS_BEFORE_LOCK, hours: QUIZ_LOCK_HOURS };

function review(product: DerivativeProduct, { accounts, underReview }: CustomerFacts): Prerequisite {
  if (accounts.includes(product)) return met('review');
  return underReview.includes(product)
    ? inReview('review', 'permission-under-review')
    : missing('review', 'permission-not-applied-for', 'submit');
}

/** Returns the derivatives that a customer does not have and can apply for now. */
export const getAvailableProducts = (customer: CustomerFacts, today: CalendarDate): readonly DerivativeProduct[] =>
  derivativeProducts.filter(
    (product) =>
      !customer.accounts.includes(product) && !findBlockingPrerequisite({ product, market: 'other' }, customer, today),
  );
