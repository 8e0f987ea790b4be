import { beforeEach, expect, test, vi } from 'vitest';
import { LeavingPress } from './leaving-press.ts';

const heard: string[] = [];
let page: EventTarget;
let press: LeavingPress;
const leave = () => heard.push('left');
const on = (...types: string[]) => {
  for (const type of types) page.dispatchEvent(new Event(type));
};

beforeEach(() => {
  heard.length = 0;
  page = new EventTarget();
  press = new LeavingPress(page);
  press.watch();
});

test('left by a key, at once', () => {
  on('keydown');
  press.leave(leave);
  expect(heard).toEqual(['left']);
});

test.each([
  ['a mouse, which takes the focus when it goes down', ['pointerdown'], ['pointerup', 'mouseup']],
  ['a finger, after which the browser plays a mouse', ['pointerdown', 'pointerup'], ['mouseup']],
])('left by %s, with the click and before the button hears it', (_, before, after) => {
  page.addEventListener('click', () => heard.push('pressed'));
  on(...before);
  press.leave(leave);
  on(...after);
  expect(heard).toEqual([]);
  on('click');
  expect(heard).toEqual(['left', 'pressed']);
  on('pointerdown', 'mouseup', 'click');
  expect(heard, 'once').toEqual(['left', 'pressed', 'pressed']);
});

test('pressed, and let go elsewhere: no click comes', () => {
  vi.useFakeTimers();
  on('pointerdown');
  press.leave(leave);
  on('pointerup', 'mouseup');
  vi.runAllTimers();
  expect(heard).toEqual(['left']);
  vi.useRealTimers();
});

test.each(['pointercancel', 'keydown', 'pointerdown'])('a press that came to no end waits for nothing: %s', (type) => {
  on('pointerdown');
  press.leave(leave);
  on(type);
  expect(heard).toEqual(['left']);
});

test('presses that leave the focus where it is are none of it', () => {
  on('pointerdown', 'pointerup', 'mouseup', 'click');
  press.leave(leave);
  expect(heard).toEqual(['left']);
});

test('taken off the page, it leaves nothing behind', () => {
  const add = vi.spyOn(page, 'addEventListener');
  const remove = vi.spyOn(page, 'removeEventListener');
  press = new LeavingPress(page);
  press.watch();
  on('pointerdown');
  press.leave(leave);
  press.stop();
  expect(heard).toEqual(['left']);
  expect(remove.mock.calls).toEqual(add.mock.calls);
});
