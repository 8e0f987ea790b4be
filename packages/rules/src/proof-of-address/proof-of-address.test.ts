import { addDays, addMonths } from '@quayside/values/calendar-date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkProofOfAddress, checkSameDocument, proofOfAddressMustShow } from './proof-of-address.ts';

const codes = (issuedOn: string, today: string) =>
  checkProofOfAddress('issuedOn', issuedOn, today).map(({ code }) => code);
const days = fc.integer({ min: 0, max: 20_000 }).map((day) => addDays('2020-01-01', day));

describe('RULE-03 requires a proof of address of at most 3 months', () => {
  test.each([
    ['2026-11-20', '2026-08-20', []],
    ['2026-11-20', '2026-08-19', ['proof-of-address-too-old']],
    ['2026-11-20', '2026-11-20', []],
    ['2026-11-20', '2026-11-21', ['date-in-future']],
    ['2026-11-20', '2026-11-', ['date-incomplete']],
    ['2026-05-31', '2026-02-28', []],
    ['2026-05-31', '2026-02-27', ['proof-of-address-too-old']],
    ['2028-05-31', '2028-02-29', []],
    ['2028-05-31', '2028-02-28', ['proof-of-address-too-old']],
  ])('on %s, a proof of address of %s has the issues %j', (today, issuedOn, expected) =>
    expect(codes(issuedOn, today)).toEqual(expected),
  );

  test('accepts a proof of exactly 3 months and rejects one a day older, on every day', () => {
    fc.assert(
      fc.property(days, (today) => {
        const limit = addMonths(today, -3);
        return codes(limit, today).length === 0 && codes(addDays(limit, -1), today)[0] === 'proof-of-address-too-old';
      }),
    );
  });

  test('the issue contains the limit for its message', () => {
    expect(checkProofOfAddress('issuedOn', '2026-01-01', '2026-11-20')[0]?.values).toEqual({
      months: 3,
      date: '2026-08-20',
    });
    expect(proofOfAddressMustShow).toEqual(['name', 'residential-address', 'issue-date']);
  });

  test('rejects the same document for identity and address', () => {
    const bill = { sha256: 'a'.repeat(64) };
    expect(checkSameDocument('proof', bill, [{ sha256: 'b'.repeat(64) }, bill])).toEqual([
      { path: 'proof', code: 'same-document' },
    ]);
    expect(checkSameDocument('proof', bill, [{ sha256: 'b'.repeat(64) }])).toEqual([]);
  });
});
