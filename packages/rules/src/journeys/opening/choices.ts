import * as z from 'zod/mini';
import { checkYoungInvestor } from '../../age/age.ts';
import { isCalendarDate } from '../../calendar-date.ts';
import { holdings, openingAccountTypes, openingTiers } from '../../enumerations.ts';
import { oneOf, ticked } from '../../field-shapes.ts';
import { issue } from '../../issue.ts';
import { defineStep } from '../../journey.ts';
import { isEligibleForMargin } from '../../margin-eligibility/margin-eligibility.ts';
import { acceptedRiskLevel, checkRiskWarning } from '../../risk-profile/risk-profile.ts';
import { assetsOf, baseInfoOf, holdingOf } from './answers-of.ts';

/** With the national digital ID, or by hand with passport or national ID (specification, section 1). */
export const choose = defineStep({
  id: 'choose',
  group: 'identity',
  schema: z.object({ route: oneOf(['manual', 'digital-id']) }),
  check: ({ route }, { facts }) =>
    route === 'digital-id' && facts.capabilities?.digitalId === false ? [issue('route', 'select-field')] : [],
});

/** What to prepare; nothing is asked, having seen it is remembered. */
export const chooseTip = defineStep({
  id: 'choose-tip',
  group: 'identity',
  schema: z.object({ seen: ticked() }),
});

/** The tier, and who will hold the account. Drafts from before joint accounts say nothing of holders: theirs is for one. */
export const chooseAccount = defineStep({
  id: 'choose-account',
  group: 'identity',
  schema: z.object({ tier: oneOf(openingTiers), holders: z.optional(oneOf(holdings)) }),
  check: ({ tier }, { facts: { capabilities } }) =>
    tier && capabilities && !capabilities.tiers.includes(tier) ? [issue('tier', 'select-field')] : [],
});

/**
 * RULE-12: margin needs 5,000 USD of income or of net worth; the screen offers cash instead. Below 21 it is advised of a review by hand; an account with a
 * minor is a cash account (domain handbook 6). Margin above the risk profile is warned of, and the warning acknowledged.
 */
export const selectAccountType = defineStep({
  id: 'select-account-type',
  group: 'account',
  requirement: 'account-type',
  schema: z.object({ accountType: oneOf(openingAccountTypes), riskAcknowledged: z.optional(z.boolean()) }),
  check: ({ accountType, riskAcknowledged }, { answers, today }) => {
    if (accountType !== 'margin') return [];
    if (holdingOf(answers) === 'joint-minor') return [issue('accountType', 'minor-cash-only')];
    const { dateOfBirth } = baseInfoOf(answers);
    return [
      ...(isCalendarDate(dateOfBirth) ? checkYoungInvestor('accountType', dateOfBirth, today, accountType) : []),
      ...checkRiskWarning({
        level: acceptedRiskLevel(answers.risklevel),
        product: 'margin',
        acknowledged: riskAcknowledged,
      }),
    ];
  },
  ineligible: ({ accountType }, { answers }) => {
    if (accountType !== 'margin' || holdingOf(answers) === 'joint-minor') return undefined;
    const { annualIncome = '0', netWorth = '0' } = assetsOf(answers);
    return isEligibleForMargin({ annualIncomeUsd: annualIncome, netWorthUsd: netWorth }) ? undefined : 'margin-refused';
  },
});
