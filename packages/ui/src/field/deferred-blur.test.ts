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

test('a blur without a press runs at once', () => {
  on('keydown');
  blur.defer(onBlur);
  expect(events).toEqual(['left']);
});

test.each([
  ['a mouse, which moves focus on pointerdown', ['pointerdown'], ['pointerup', 'mouseup']],
  ['touch, after which the browser fires mouse events', ['pointerdown', 'pointerup'], ['mouseup']],
])('a blur by %s runs with the click, before its listeners', (_, before, after) => {
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

test('a press that is released elsewhere runs the blur without a click', () => {
  vi.useFakeTimers();
  on('pointerdown');
  blur.defer(onBlur);
  on('pointerup', 'mouseup');
  vi.runAllTimers();
  expect(events).toEqual(['left']);
  vi.useRealTimers();
});

test.each(['pointercancel', 'keydown', 'pointerdown'])('a press that never ends runs the blur on %s', (type) => {
  on('pointerdown');
  blur.defer(onBlur);
  on(type);
  expect(events).toEqual(['left']);
});

test('presses that keep the focus change nothing', () => {
  on('pointerdown', 'pointerup', 'mouseup', 'click');
  blur.defer(onBlur);
  expect(events).toEqual(['left']);
});

test('stopping removes all listeners', () => {
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
