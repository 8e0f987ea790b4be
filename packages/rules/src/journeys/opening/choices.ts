import * as z from 'zod/mini';
import { checkYoungInvestor } from '../../age/age.ts';
import { withoutFields } from '../../asked-answers.ts';
import { isCalendarDate } from '../../calendar-date.ts';
import { type EditionCapabilities, onlyTier } from '../../edition-capabilities/edition-capabilities.ts';
import { holdings, type OpeningTier, openingAccountTypes, openingTiers } from '../../enumerations.ts';
import { oneOf, ticked } from '../../field-shapes.ts';
import { issue } from '../../issue.ts';
import { type Answers, defineStep } from '../../journey.ts';
import { lazyObject } from '../../lazy-object.ts';
import { isEligibleForMargin } from '../../margin-eligibility/margin-eligibility.ts';
import { acceptedRiskLevel, checkRiskWarning, warnsOfRisk } from '../../risk-profile/risk-profile.ts';
import { assetsOf, baseInfoOf, holdingOf } from './answers-of.ts';
import { byHand, offersDigitalId } from './identification.ts';

/**
 * Asks for the route: with the national digital ID, or by hand with passport or national ID (specification, section 1). Does not apply if there is only one
 * route: in an app without the digital ID, and for a minor, whom the digital ID does not identify.
 */
export const choose = defineStep({
  id: 'choose',
  when: ({ facts }) => offersDigitalId(facts),
  schema: lazyObject(() => ({ route: oneOf(['manual', 'digital-id']) })),
});

/** Shows what to prepare for an opening by hand. It asks nothing and stores that it was seen. The digital ID needs no preparation. */
export const chooseTip = defineStep({
  id: 'choose-tip',
  when: byHand,
  schema: lazyObject(() => ({ seen: ticked() })),
});

/**
 * Asks for the tier and for who will hold the account. Does not ask for the tier if the edition has only one. Drafts from before joint accounts have no
 * `holders`: their account has one holder.
 */
export const chooseAccount = defineStep({
  id: 'choose-account',
  schema: lazyObject(() => ({ tier: z.optional(oneOf(openingTiers)), holders: z.optional(oneOf(holdings)) })),
  check: ({ tier }, { facts: { capabilities } }) =>
    isTierMissing(tier, capabilities) ? [issue('tier', 'select-field')] : [],
  asked: (answers, { facts: { capabilities } }) =>
    onlyTier(capabilities) ? withoutFields(answers, ['tier']) : answers,
});

/** Whether the tier is missing or not offered. An edition with one tier does not ask for it. */
const isTierMissing = (tier: OpeningTier | undefined, capabilities: EditionCapabilities | undefined): boolean =>
  tier ? capabilities !== undefined && !capabilities.tiers.includes(tier) : onlyTier(capabilities) === undefined;

/**
 * Asks for the account type. RULE-12: margin needs 5,000 USD of income or of net worth; otherwise the screen offers cash. Customers below 21 get advice of a
 * manual review. An account with a minor is a cash account (domain handbook 6). Margin above the risk profile needs an acknowledged warning.
 */
export const selectAccountType = defineStep({
  id: 'select-account-type',
  requirement: 'account-type',
  schema: lazyObject(() => ({ accountType: oneOf(openingAccountTypes), riskAcknowledged: z.optional(z.boolean()) })),
  check: ({ accountType, riskAcknowledged }, { answers, today }) => {
    if (accountType !== 'margin') return [];
    if (holdingOf(answers) === 'joint-minor') return [issue('accountType', 'minor-cash-only')];
    const { dateOfBirth } = baseInfoOf(answers);
    return [
      ...(isCalendarDate(dateOfBirth) ? checkYoungInvestor('accountType', dateOfBirth, today, accountType) : []),
      ...checkRiskWarning({ level: riskLevelIn(answers), product: 'margin', acknowledged: riskAcknowledged }),
    ];
  },
  asked: (given, { answers }) =>
    given.accountType === 'margin' &&
    holdingOf(answers) !== 'joint-minor' &&
    warnsOfRisk(riskLevelIn(answers), 'margin')
      ? given
      : withoutFields(given, ['riskAcknowledged']),
  ineligible: ({ accountType }, { answers }) => {
    if (accountType !== 'margin' || holdingOf(answers) === 'joint-minor') return undefined;
    const { annualIncome = '0', netWorth = '0' } = assetsOf(answers);
    return isEligibleForMargin({ annualIncomeUsd: annualIncome, netWorthUsd: netWorth }) ? undefined : 'margin-refused';
  },
});

const riskLevelIn = (answers: Answers) => acceptedRiskLevel(answers.risklevel);
