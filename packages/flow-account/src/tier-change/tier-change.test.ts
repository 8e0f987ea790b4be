import { accountTiers } from '@quayside/rules/enumerations';
import { checkStep, initialFacts, type JourneyContext } from '@quayside/rules/journey';
import type { MainAccount } from '@quayside/rules/prerequisites';
import { applicationDate, completeCustomer } from '@quayside/rules/testing/complete-customer';
import { describe, expect, test } from 'vitest';
import { tierDecision } from '../account-tier/rule.ts';
import { tierChange } from './tier-change-rules.ts';

const trader: MainAccount = {
  number: '1',
  type: 'cash',
  tier: 'trader',
  holding: 'alone',
  netAssetsSgd: '2000',
};
const contextOf = (account: Partial<MainAccount> | undefined): JourneyContext => ({
  answers: {},
  facts: {
    ...initialFacts,
    customer: { ...completeCustomer, ...(account ? { account: { ...trader, ...account } } : { account: undefined }) },
  },
  today: applicationDate,
});
const answersFor = (account: Partial<MainAccount> | undefined) =>
  accountTiers.map((to) => {
    const decision = tierDecision(to, contextOf(account));
    return decision?.allowed ? 'allowed' : decision?.code;
  });

describe('a change of tier', () => {
  test('TIER-01 TIER-03 a Trader can change to Standard, and to Intel from SGD 2,000', () =>
    expect(answersFor({})).toEqual(['tier-unchanged', 'allowed', 'allowed']));
  test('TIER-03 a change to Intel is refused below SGD 2,000', () =>
    expect(answersFor({ netAssetsSgd: '1999.99' })).toEqual(['tier-unchanged', 'allowed', 'tier-intel-net-assets']));
  test('TIER-02 a Standard customer can change only to Intel', () =>
    expect(answersFor({ tier: 'standard' })).toEqual(['tier-no-way-back-to-trader', 'tier-unchanged', 'allowed']));
  test('TIER-04 an Intel customer can change only to Standard, after 30 days', () => {
    expect(answersFor({ tier: 'intel', intelSince: '2026-10-23' })).toEqual([
      'tier-intel-to-standard-from',
      'tier-intel-locked',
      'tier-unchanged',
    ]);
    expect(answersFor({ tier: 'intel', intelSince: '2026-10-22', netAssetsSgd: '0' })).toEqual([
      'tier-intel-only-to-standard',
      'allowed',
      'tier-unchanged',
    ]);
  });
  test('MSG-36 every change of tier is refused before an account is open', () =>
    expect(answersFor(undefined)).toEqual(accountTiers.map(() => 'account-not-opened')));
  test('a change to the tier Intel is rejected while the net assets are unknown', () => {
    const [step] = tierChange.steps;
    const context = {
      ...contextOf({ netAssetsSgd: undefined }),
      answers: { tier: { tier: 'intel', confirmed: true } },
    };
    expect(step && 'schema' in step && checkStep(step, context)).toMatchObject([{ code: 'tier-net-assets-unknown' }]);
  });
});
