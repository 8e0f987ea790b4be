import { expect, test } from 'vitest';
import { clickDebounceMs, debounce, resizeDebounceMs, visibilityDebounceMs } from './debounce.ts';
import { createFakeTimers } from './testing/fake-timers/fake-timers.ts';

test('UI-02 debounces clicks by 200 ms, resizing by 300 ms and visibility by 1000 ms', () => {
  expect([clickDebounceMs, resizeDebounceMs, visibilityDebounceMs]).toEqual([200, 300, 1000]);
});

test('UI-02 runs a debounced function once after several calls, with the arguments of the last', () => {
  const timers = createFakeTimers();
  const seen: number[] = [];
  const run = debounce((value: number) => seen.push(value), 300, timers);
  run(1);
  timers.advance(299);
  run(2);
  timers.advance(299);
  expect(seen).toEqual([]);
  timers.advance(1);
  expect(seen).toEqual([2]);
  timers.advance(1000);
  expect(seen).toEqual([2]);
});

test('UI-02 cancels a pending call, or runs it at once', () => {
  const timers = createFakeTimers();
  const seen: number[] = [];
  const run = debounce((value: number) => seen.push(value), 300, timers);
  run(1);
  run.cancel();
  timers.advance(300);
  run(2);
  run.flush();
  run.flush();
  timers.advance(300);
  expect(seen).toEqual([2]);
  expect(timers.waiting()).toBe(0);
});
