import * as z from 'zod/mini';
import { checkYoungInvestor } from '../../age/age.ts';
import { isCalendarDate } from '../../calendar-date.ts';
import { holdings, openingAccountTypes, openingTiers } from '../../enumerations.ts';
import { oneOf, ticked } from '../../field-shapes.ts';
import { issue } from '../../issue.ts';
import { defineStep } from '../../journey.ts';
import { lazyObject } from '../../lazy-object.ts';
import { isEligibleForMargin } from '../../margin-eligibility/margin-eligibility.ts';
import { acceptedRiskLevel, checkRiskWarning } from '../../risk-profile/risk-profile.ts';
import { assetsOf, baseInfoOf, holdingOf } from './answers-of.ts';
import { byHand, offersDigitalId } from './identification.ts';

/**
 * With the national digital ID, or by hand with passport or national ID (specification, section 1). It is not asked where there is one way: in an app without
 * the digital ID, and of a minor, whom it does not identify.
 */
export const choose = defineStep({
  id: 'choose',
  when: ({ facts }) => offersDigitalId(facts),
  schema: lazyObject(() => ({ route: oneOf(['manual', 'digital-id']) })),
});

/** What to prepare for opening by hand; nothing is asked, having seen it is remembered. The digital ID needs nothing prepared. */
export const chooseTip = defineStep({
  id: 'choose-tip',
  when: byHand,
  schema: lazyObject(() => ({ seen: ticked() })),
});

/** The tier, and who will hold the account. Drafts from before joint accounts say nothing of holders: theirs is for one. */
export const chooseAccount = defineStep({
  id: 'choose-account',
  schema: lazyObject(() => ({ tier: oneOf(openingTiers), holders: z.optional(oneOf(holdings)) })),
  check: ({ tier }, { facts: { capabilities } }) =>
    tier && capabilities && !capabilities.tiers.includes(tier) ? [issue('tier', 'select-field')] : [],
});

/**
 * RULE-12: margin needs 5,000 USD of income or of net worth; the screen offers cash instead. Below 21 it is advised of a review by hand; an account with a
 * minor is a cash account (domain handbook 6). Margin above the risk profile is warned of, and the warning acknowledged.
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
