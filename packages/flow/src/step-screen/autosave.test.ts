import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormStore } from '../form/form-store.ts';
import { autosave } from './autosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Types a letter every 100 ms. Returns the stored values, with their times in milliseconds. */
function type(letters: string) {
  const store = new FormStore();
  const start = Date.now();
  const kept: [ms: number, name: unknown][] = [];
  const stop = autosave(store, () => kept.push([Date.now() - start, store.read('name')]));
  for (const [index] of [...letters].entries()) {
    store.write('name', letters.slice(0, index + 1));
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(1000);
  return { store, kept, stop };
}

test('stores the first change at once, then at most every 400 ms, and the last change', () => {
  const { kept } = type('Mei Ling');
  expect(kept).toEqual([
    [0, undefined], // earlier input
    [0, 'M'],
    [400, 'Mei '],
    [800, 'Mei Ling'],
  ]);
});

test('stores the next change at once after a pause', () => {
  const { store, kept } = type('M');
  expect(kept.at(-1)).toEqual([0, 'M']);
  store.write('name', 'Me');
  expect(kept.at(-1)).toEqual([1100, 'Me']);
});

test('does not store input again after Continue or advice', () => {
  const { store, kept } = type('M');
  const before = kept.length;
  store.show([{ path: 'name', code: 'required' }]);
  vi.advanceTimersByTime(1000);
  expect(kept).toHaveLength(before);
});

test('stores nothing after the cleanup function is called', () => {
  const { store, kept, stop } = type('M');
  const before = kept.length;
  store.write('name', 'Me');
  store.write('name', 'Mei');
  stop();
  vi.advanceTimersByTime(1000);
  store.write('name', 'Mei L');
  expect(kept).toHaveLength(before + 1);
});
