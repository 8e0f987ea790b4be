import { createFakeTimers } from '@quayside/platform/testing/fake-timers';
import { expect, test } from 'vitest';
import { CallError } from '../errors.ts';
import { waitBeforeRetry, waitForRetry } from './retry.ts';

const failed = (more: { status?: number; retryAfterMs?: number } = {}) =>
  new CallError({ call: 'c', code: 'NETWORK_ERROR', messageKey: 'networkError', retryable: true, ...more });

test.each([
  ['the first retry is at least 200 ms', 0, 0, 200],
  ['the first retry is at most 400 ms', 0, 1, 400],
  ['the second retry is at least 400 ms', 1, 0, 400],
  ['the second retry grows with the random fraction', 1, 0.5, 600],
  ['the second retry is at most 800 ms', 1, 1, 800],
] as const)('F54 the wait before %s', (_, retries, fraction, wait) => {
  expect(waitBeforeRetry('GET', failed(), retries, fraction)).toBe(wait);
});

test.each([
  ['as long as a longer Retry-After', 4_000, 4_000],
  ['as long as usual for a shorter Retry-After', 100, 400],
  ['10 s if Retry-After asks for it', 10_000, 10_000],
  ['no time and gives up if Retry-After exceeds 10 s', 10_001, undefined],
] as const)('F54 waits %s', (_, retryAfterMs, wait) => {
  expect(waitBeforeRetry('GET', failed({ status: 503, retryAfterMs }), 0, 1)).toBe(wait);
});

test('F54 retries a read at most twice and never retries a write', () => {
  expect(waitBeforeRetry('GET', failed(), 2, 1)).toBeUndefined();
  expect(waitBeforeRetry('POST', failed(), 0, 1)).toBeUndefined();
});

test('rejects at once with CANCELLED when the caller has already cancelled the wait', async () => {
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
