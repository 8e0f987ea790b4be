import { beforeEach, expect, test, vi } from 'vitest';
import { DeferredBlur } from './deferred-blur.ts';

const events: string[] = [];
let page: EventTarget;
let blur: DeferredBlur;
const onBlur = () => events.push('left');
const on = (...types: string[]) => {
  for (const type of types) page.dispatchEvent(new Event(type));
};

beforeEach(() => {
  events.length = 0;
  page = new EventTarget();
  blur = new DeferredBlur(page);
  blur.listen();
});

test('runs the blur handler of a field immediately without a press', () => {
  on('keydown');
  blur.defer(onBlur);
  expect(events).toEqual(['left']);
});

test.each([
  ['a mouse, which moves focus on pointerdown', ['pointerdown'], ['pointerup', 'mouseup']],
  ['touch, after which the browser fires mouse events', ['pointerdown', 'pointerup'], ['mouseup']],
])('runs the blur handler by %s before the listeners of the click', (_, before, after) => {
  page.addEventListener('click', () => events.push('pressed'));
  on(...before);
  blur.defer(onBlur);
  on(...after);
  expect(events).toEqual([]);
  on('click');
  expect(events).toEqual(['left', 'pressed']);
  on('pointerdown', 'mouseup', 'click');
  expect(events, 'once').toEqual(['left', 'pressed', 'pressed']);
});

test('runs the blur handler without a click if the press ends on another element', () => {
  vi.useFakeTimers();
  on('pointerdown');
  blur.defer(onBlur);
  on('pointerup', 'mouseup');
  vi.runAllTimers();
  expect(events).toEqual(['left']);
  vi.useRealTimers();
});

test.each(['pointercancel', 'keydown', 'pointerdown'])('runs the blur handler of an unfinished press on %s', (type) => {
  on('pointerdown');
  blur.defer(onBlur);
  on(type);
  expect(events).toEqual(['left']);
});

test('runs no blur handler on presses that do not move the focus', () => {
  on('pointerdown', 'pointerup', 'mouseup', 'click');
  blur.defer(onBlur);
  expect(events).toEqual(['left']);
});

test('removes all listeners when a deferred blur is stopped', () => {
  const add = vi.spyOn(page, 'addEventListener');
  const remove = vi.spyOn(page, 'removeEventListener');
  blur = new DeferredBlur(page);
  blur.listen();
  on('pointerdown');
  blur.defer(onBlur);
  blur.stop();
  expect(events).toEqual(['left']);
  expect(remove.mock.calls).toEqual(add.mock.calls);
});
