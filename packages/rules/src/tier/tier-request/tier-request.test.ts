import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../../calendar-date.ts';
import { accountTiers } from '../../enumerations.ts';
import { requestTier, settleTier, type TierFacts, type TierRecord, tierChoices } from './tier-request.ts';

const facts: TierFacts = { netAssets: '2000', today: '2026-11-01', accountOpened: true };
const codes = (record: TierRecord, today = facts.today) =>
  tierChoices(record, { ...facts, today }).map(({ decision }) => (decision.allowed ? 'allowed' : decision.code));

describe('what can be chosen', () => {
  test('TIER-01 from Trader: Standard and Intel', () =>
    expect(codes({ tier: 'trader' })).toEqual(['tier-unchanged', 'allowed', 'allowed']));
  test('TIER-02 from Standard: Intel alone', () =>
    expect(codes({ tier: 'standard' })).toEqual(['tier-no-way-back-to-trader', 'tier-unchanged', 'allowed']));
  test('TIER-03 MSG-35 with SGD 1,999.99: not Intel', () =>
    expect(tierChoices({ tier: 'trader' }, { ...facts, netAssets: '1999.99' })[2]?.decision).toMatchObject({
      code: 'tier-intel-net-assets',
    }));
  test('TIER-04 from Intel: nothing before day 30, then Standard alone', () => {
    const intel: TierRecord = { tier: 'intel', upgradedToIntelOn: '2026-11-01' };
    expect(codes(intel, '2026-11-30')).toEqual(['tier-intel-locked', 'tier-intel-locked', 'tier-unchanged']);
    expect(codes(intel, '2026-12-01')).toEqual(['tier-intel-only-to-standard', 'allowed', 'tier-unchanged']);
  });
  test('MSG-36 before the account is opened: nothing', () =>
    expect(tierChoices({ tier: 'trader' }, { ...facts, accountOpened: false }).map(({ decision }) => decision)).toEqual(
      accountTiers.map(() => ({ allowed: false, code: 'account-not-opened' })),
    ));
});

describe('a request', () => {
  const { record: waiting } = requestTier({ tier: 'trader' }, 'intel', facts);

  test('that is pending blocks a second, the same one too', () => {
    expect(waiting).toEqual({ tier: 'trader', pending: 'intel' });
    for (const to of ['standard', 'intel'] as const)
      expect(requestTier(waiting, to, facts)).toEqual({
        decision: { allowed: false, code: 'tier-change-pending' },
        record: waiting,
      });
  });

  test('that is refused changes nothing', () => {
    const record: TierRecord = { tier: 'standard' };
    expect(requestTier(record, 'trader', facts).record).toBe(record);
  });

  test('that is rejected leaves the tier and frees the way', () => {
    const record = settleTier(waiting, 'rejected', '2026-11-03');
    expect(record).toEqual({ tier: 'trader' });
    expect(requestTier(record, 'standard', facts).decision.allowed).toBe(true);
  });

  test('TIER-04 the 30 days begin when it takes effect, not when it was asked for', () => {
    const record = settleTier(waiting, 'approved', '2026-11-03');
    expect(record).toEqual({ tier: 'intel', upgradedToIntelOn: '2026-11-03' });
    expect(requestTier(record, 'standard', { ...facts, today: '2026-12-02' }).decision).toMatchObject({
      code: 'tier-intel-locked',
      values: { date: '2026-12-03' },
    });
  });

  test('TIER-03 net assets that fall afterwards take nothing away', () => {
    const poor = { ...facts, netAssets: '0' };
    const record = settleTier(waiting, 'approved', '2026-11-03');
    expect(tierChoices(record, poor)[2]?.decision).toMatchObject({ code: 'tier-unchanged' });
  });
});

test('TIER-02 TIER-04 in any life nobody returns to Trader, and Intel is left on day 30 or later', () => {
  const step = fc.record({
    to: fc.constantFrom(...accountTiers),
    wait: fc.integer({ min: 0, max: 40 }),
    verdict: fc.constantFrom('approved', 'rejected'),
  } as const);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let record: TierRecord = { tier: 'trader' };
      let today = facts.today;
      return steps.every(({ to, wait, verdict }) => {
        today = addDays(today, wait);
        const before = record;
        record = settleTier(requestTier(record, to, { ...facts, today }).record, verdict, today);
        const returned = before.tier !== 'trader' && record.tier === 'trader';
        const left = before.tier === 'intel' && record.tier !== 'intel';
        return !returned && (!left || daysBetween(before.upgradedToIntelOn ?? '', today) >= 30);
      });
    }),
  );
});
