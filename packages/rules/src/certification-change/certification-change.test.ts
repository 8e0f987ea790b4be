import { describe, expect, test } from 'vitest';
import {
  certificationChanges,
  getNoticeDueDate,
  isNoticeLate,
  mustReconfirmW8ben,
  needsNewW8ben,
} from './certification-change.ts';

describe('RULE-19 within 30 days', () => {
  test.each([
    ['2026-11-20', '2026-12-20'],
    ['2026-01-31', '2026-03-02'],
    ['2028-01-31', '2028-03-01'],
    ['2026-12-02', '2027-01-01'],
  ])('requires a report of a change on %s by %s', (changedOn, due) => {
    expect(getNoticeDueDate(changedOn)).toBe(due);
    expect(isNoticeLate(changedOn, due)).toBe(false);
  });

  test('treats a report on the 31st day as late', () => expect(isNoticeLate('2026-11-20', '2026-12-21')).toBe(true));

  test('requires a new W-8BEN for every change except a move within the country', () => {
    expect(certificationChanges.filter((change) => !needsNewW8ben(change))).toEqual(['address-same-country']);
  });
});

test('RULE-20 MSG-37 requires no W-8 confirmation from institutional accounts', () => {
  expect(mustReconfirmW8ben('institution')).toBe(false);
  expect(mustReconfirmW8ben('individual')).toBe(true);
});
