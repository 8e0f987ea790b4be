import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type SwipeDirection, useSwipe } from './swipe.ts';

type Move = { x: number; y: number; pointer?: number };

async function swipeable() {
  const onSwipe = vi.fn<(direction: SwipeDirection) => void>();
  function Card() {
    return <div data-testid="card" {...useSwipe('x', onSwipe)} />;
  }
  const screen = await render(<Card />);
  const card = screen.getByTestId('card').element();
  const send = (type: string, { x, y, pointer = 1 }: Move) =>
    card.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: pointer, clientX: x, clientY: y }));
  return { card, onSwipe, send };
}

test('UI-03 reports the direction of a swipe when the finger lifts', async () => {
  const { onSwipe, send } = await swipeable();
  send('pointerdown', { x: 100, y: 50 });
  expect(onSwipe).not.toHaveBeenCalled();
  send('pointerup', { x: 60, y: 55 });
  expect(onSwipe).toHaveBeenCalledExactlyOnceWith('left');
});

test('ignores a vertical swipe on an element that listens to horizontal swipes', async () => {
  const { card, onSwipe, send } = await swipeable();
  send('pointerdown', { x: 100, y: 50 });
  send('pointerup', { x: 105, y: 200 });
  expect(onSwipe).not.toHaveBeenCalled();
  expect(getComputedStyle(card).touchAction).toBe('pan-y');
});

test('ignores a cancelled swipe and a second finger', async () => {
  const { onSwipe, send } = await swipeable();
  send('pointerdown', { x: 100, y: 50 });
  send('pointercancel', { x: 100, y: 50 });
  send('pointerup', { x: 0, y: 50 });
  send('pointerdown', { x: 100, y: 50 });
  send('pointerdown', { x: 300, y: 50, pointer: 2 });
  send('pointerup', { x: 200, y: 50, pointer: 2 });
  expect(onSwipe).not.toHaveBeenCalled();
  send('pointerup', { x: 130, y: 50 });
  expect(onSwipe).toHaveBeenCalledExactlyOnceWith('right');
});
