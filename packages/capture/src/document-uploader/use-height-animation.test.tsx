import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useHeightAnimation } from './use-height-animation.ts';

afterEach(() => vi.restoreAllMocks());

function Box({ state, height, keeps }: { readonly state: string; readonly height: string; readonly keeps?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useHeightAnimation(box, state, keeps);
  return (
    <main>
      <div>
        <div ref={box} data-testid="box" style={{ position: 'relative' }}>
          <div style={{ height }} />
        </div>
      </div>
      <p data-testid="below">What stands below</p>
    </main>
  );
}

/** Renders a box with content that is 95 px higher in another state. */
async function grown() {
  const page = await render(<Box state="empty" height="300px" />);
  await new Promise(requestAnimationFrame); // wait until its height has been observed
  await new Promise(requestAnimationFrame);
  const below = page.getByTestId('below').element();
  const { top } = below.getBoundingClientRect();
  await page.rerender(<Box state="reading" height="395px" />);
  return { page, box: page.getByTestId('box').element(), below, moved: () => below.getBoundingClientRect().top - top };
}

test('moves the content below with the edge of a growing box', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  const { box, below, moved } = await grown();
  const [growth, ...others] = box.getAnimations();
  expect([growth?.effect?.getTiming().duration, others, below.getAnimations()]).toEqual([200, [], []]);
  const heights: number[] = [];
  for (const time of [0, 60, 120, 199.999]) {
    growth?.pause();
    if (growth) growth.currentTime = time;
    const { height } = box.getBoundingClientRect();
    heights.push(Math.round(height));
    expect(Math.round(moved()), `after ${time} ms`).toBe(Math.round(height - 300));
    expect(getComputedStyle(box).overflow, 'content is clipped').toBe('clip');
  }
  expect([heights[0], heights.at(-1)]).toEqual([300, 395]);
  growth?.finish();
  expect(Math.round(moved())).toBe(95);
});

test('continues from the current height if the box changes during the animation', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  const { page, box } = await grown();
  const [growth] = box.getAnimations();
  growth?.pause();
  if (growth) growth.currentTime = 60;
  const { height } = box.getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await page.rerender(<Box state="done" height="350px" />);
  expect(box.getAnimations()).toHaveLength(1);
  expect(Math.abs(box.getBoundingClientRect().height - height)).toBeLessThanOrEqual(1);
  box.getAnimations()[0]?.finish();
  expect(box.getBoundingClientRect().height).toBe(350);
});

test('changes the height of a box at once with reduced motion', async () => {
  const { box, below, moved } = await grown();
  expect([...box.getAnimations(), ...below.getAnimations()]).toEqual([]);
  expect(Math.round(moved())).toBe(95);
});

test('retains the height of the box until it is empty again', async () => {
  const page = await render(<Box state="empty" height="300px" keeps />);
  await new Promise(requestAnimationFrame); // wait until its height has been observed
  await new Promise(requestAnimationFrame);
  const box = page.getByTestId('box').element();
  const shape = () => [box.getBoundingClientRect().height, box.hasAttribute('data-held')];
  await page.rerender(<Box state="reading" height="200px" keeps />);
  expect(shape()).toEqual([300, true]);
  await page.rerender(<Box state="done" height="200px" keeps />);
  expect(shape()).toEqual([300, true]);
  await page.rerender(<Box state="empty" height="280px" keeps />);
  expect(shape()).toEqual([280, false]);
});
