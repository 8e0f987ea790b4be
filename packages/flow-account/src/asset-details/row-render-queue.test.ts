import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RowRenderQueue } from './row-render-queue.ts';

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => frames.pop());
});
afterEach(() => vi.unstubAllGlobals());
const nextFrame = () => frames.shift()?.(0);

/** Requests these rows in the queue. Returns an array that receives their indexes in the order in which they render. */
function asking(turns: RowRenderQueue, ...places: readonly number[]) {
  const given: number[] = [];
  const leave = places.map((place) => turns.ask(place, () => given.push(place)));
  return { given, leave };
}

test('RowRenderQueue renders three rows per frame, starting with those nearest to the middle', () => {
  const turns = new RowRenderQueue();
  turns.goOn(10);
  const { given } = asking(turns, 1, 9, 10, 12, 20);
  expect(given).toEqual([]);
  nextFrame();
  expect(given).toEqual([10, 9, 12]);
  nextFrame();
  expect(given).toEqual([10, 9, 12, 1, 20]);
  expect(frames).toEqual([]);
});

test('RowRenderQueue renders nothing while paused, and skips rows that left the screen', () => {
  const turns = new RowRenderQueue();
  const { given, leave } = asking(turns, 1, 2);
  turns.pause();
  nextFrame();
  expect(given).toEqual([]);
  leave[0]?.();
  turns.goOn(2);
  nextFrame();
  expect(given).toEqual([2]);
});
