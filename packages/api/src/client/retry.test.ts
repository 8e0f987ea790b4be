import { createFakeTimers } from '@quayside/platform/testing/fake-timers';
import { expect, test } from 'vitest';
import { CallError } from '../errors.ts';
import { waitBeforeRetry, waitForRetry } from './retry.ts';

const failed = (more: { status?: number; retryAfterMs?: number } = {}) =>
  new CallError({ call: 'c', code: 'NETWORK_ERROR', messageKey: 'networkError', retryable: true, ...more });

test.each([
  ['waits at least half of 400 ms first', 0, 0, 200],
  ['and at most 400 ms', 0, 1, 400],
  ['the second doubles', 1, 0, 400],
  ['and lies between', 1, 0.5, 600],
  ['and at most 800 ms', 1, 1, 800],
] as const)('F54 %s', (_, retries, fraction, wait) => {
  expect(waitBeforeRetry('GET', failed(), retries, fraction)).toBe(wait);
});

test.each([
  ['prefers a longer Retry-After', 4_000, 4_000],
  ['a shorter one does not', 100, 400],
  ['10 seconds are waited for', 10_000, 10_000],
  ['more are not', 10_001, undefined],
] as const)('F54 %s', (_, retryAfterMs, wait) => {
  expect(waitBeforeRetry('GET', failed({ status: 503, retryAfterMs }), 0, 1)).toBe(wait);
});

test('F54 retries a read twice and does not retry a write', () => {
  expect(waitBeforeRetry('GET', failed(), 2, 1)).toBeUndefined();
  expect(waitBeforeRetry('POST', failed(), 0, 1)).toBeUndefined();
});

test('does not wait after the caller cancels', async () => {
  const timers = createFakeTimers();
  const reason = new Error('left');
  await expect(waitForRetry('c', 400, timers, AbortSignal.abort(reason))).rejects.toMatchObject({
    call: 'c',
    code: 'CANCELLED',
    messageKey: 'cancelled',
    retryable: true,
    cause: reason,
  });
  expect(timers.waiting()).toBe(0);
});
