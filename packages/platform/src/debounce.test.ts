import { expect, test } from 'vitest';
import { clickDebounceMs, debounce, resizeDebounceMs, visibilityDebounceMs } from './debounce.ts';
import { fakeTimers } from './fake-timers.ts';

test('UI-02 clicks 200 ms, resizing 300 ms, visibility 1000 ms', () => {
  expect([clickDebounceMs, resizeDebounceMs, visibilityDebounceMs]).toEqual([200, 300, 1000]);
});

test('UI-02 a burst runs once, with its last values, when it has been still for the time', () => {
  const timers = fakeTimers();
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

test('UI-02 a waiting call can be dropped or made at once', () => {
  const timers = fakeTimers();
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
