import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryImport } from './retry-import.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failing = (times: number) => {
  const load = vi.fn<() => Promise<string>>(async () => 'part');
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return load;
};

test('FAIL-01 retries a failed import after 5 seconds, then after 10', async () => {
  const load = failing(2);
  const missing = vi.fn<() => void>();
  const part = retryImport(load, missing)();
  await vi.advanceTimersByTimeAsync(4999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(9999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await expect(part).resolves.toBe('part');
  expect(missing).toHaveBeenCalledTimes(2);
});

test('FAIL-01 retries a failed import when the network is back', async () => {
  const load = failing(1);
  const part = retryImport(load)();
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event('online'));
  await expect(part).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});
