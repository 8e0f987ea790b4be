import { openingAccountTypes } from '@quayside/rules/enumerations';
import { checkYoungInvestor } from '@quayside/rules/internals/age';
import { omitFields } from '@quayside/rules/internals/applicable-answers';
import { oneOf } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { isEligibleForMargin } from '@quayside/rules/internals/margin-eligibility';
import { acceptedRiskLevel, checkRiskWarning, warnsOfRisk } from '@quayside/rules/internals/risk-profile';
import { issue } from '@quayside/rules/issue';
import { type Answers, defineStep } from '@quayside/rules/journey';
import { isCalendarDate } from '@quayside/values/calendar-date';
import * as z from 'zod/mini';
import { getAssetsInfo, getBaseInfo, getHolding } from '../answers/step-answers.ts';

/**
 * Step that asks for the account type. Margin needs 5,000 USD of income or net worth (RULE-12), and an acknowledged warning if it exceeds the risk profile.
 * Customers below 21 get advice of a manual review. An account with a minor is a cash account.
 */
export const selectAccountTypeStep = defineStep({
  id: 'select-account-type',
  requirement: 'account-type',
  schema: lazyObject(() => ({ accountType: oneOf(openingAccountTypes), riskAcknowledged: z.optional(z.boolean()) })),
  check: ({ accountType, riskAcknowledged }, { answers, today }) => {
    if (accountType !== 'margin') return [];
    if (getHolding(answers) === 'joint-minor') return [issue('accountType', 'minor-cash-only')];
    const { dateOfBirth } = getBaseInfo(answers);
    return [
      ...(isCalendarDate(dateOfBirth) ? checkYoungInvestor('accountType', dateOfBirth, today, accountType) : []),
      ...checkRiskWarning({ level: riskLevelIn(answers), product: 'margin', acknowledged: riskAcknowledged }),
    ];
  },
  pickApplicable: (given, { answers }) =>
    given.accountType === 'margin' &&
    getHolding(answers) !== 'joint-minor' &&
    warnsOfRisk(riskLevelIn(answers), 'margin')
      ? given
      : omitFields(given, ['riskAcknowledged']),
  ineligible: ({ accountType }, { answers }) => {
    if (accountType !== 'margin' || getHolding(answers) === 'joint-minor') return undefined;
    const { annualIncome = '0', netWorth = '0' } = getAssetsInfo(answers);
    return isEligibleForMargin({ annualIncomeUsd: annualIncome, netWorthUsd: netWorth }) ? undefined : 'margin-refused';
  },
});

const riskLevelIn = (answers: Answers) => acceptedRiskLevel(answers.risklevel);
