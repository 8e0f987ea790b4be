import { expect, test } from 'vitest';
import { CallError } from '../errors.ts';
import { waitBeforeRetry } from './retry.ts';

const failed = (more: { status?: number; retryAfterMs?: number } = {}) =>
  new CallError({ call: 'c', code: 'NETWORK_ERROR', messageKey: 'networkError', retryable: true, ...more });

test.each([
  ['the first wait is at least half of 400 ms', 0, 0, 200],
  ['and at most 400 ms', 0, 1, 400],
  ['the second doubles', 1, 0, 400],
  ['and lies between', 1, 0.5, 600],
  ['and at most 800 ms', 1, 1, 800],
] as const)('F54 %s', (_, retries, fraction, wait) => {
  expect(waitBeforeRetry('GET', failed(), retries, fraction)).toBe(wait);
});

test.each([
  ['a longer Retry-After counts', 4_000, 4_000],
  ['a shorter one does not', 100, 400],
  ['10 seconds are waited for', 10_000, 10_000],
  ['more are not', 10_001, undefined],
] as const)('F54 %s', (_, retryAfterMs, wait) => {
  expect(waitBeforeRetry('GET', failed({ status: 503, retryAfterMs }), 0, 1)).toBe(wait);
});

test('F54 after two retries there is no third, and a write has none', () => {
  expect(waitBeforeRetry('GET', failed(), 2, 1)).toBeUndefined();
  expect(waitBeforeRetry('POST', failed(), 0, 1)).toBeUndefined();
});
