import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useGrowth } from './use-growth.ts';

afterEach(() => vi.restoreAllMocks());

function Box({ state, height }: { readonly state: string; readonly height: string }) {
  const box = useRef<HTMLDivElement>(null);
  useGrowth(box, state);
  return (
    <div ref={box} data-testid="box" style={{ overflow: 'hidden' }}>
      <div style={{ height }} />
    </div>
  );
}

/** Renders a box whose content grows by 95 px in another state. */
async function grown() {
  const page = await render(<Box state="empty" height="300px" />);
  await new Promise(requestAnimationFrame); // its height has been observed
  await new Promise(requestAnimationFrame);
  await page.rerender(<Box state="reading" height="395px" />);
  return page.getByTestId('box').element();
}

test('a box grows to the height of its new content, and what stands below follows', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  const box = await grown();
  const [growth] = box.getAnimations();
  growth?.pause();
  expect(growth?.effect?.getTiming().duration).toBe(200);
  for (const [time, height] of [
    [0, 300],
    [199.999, 395],
  ] as const) {
    if (growth) growth.currentTime = time;
    expect(Math.round(box.getBoundingClientRect().height), `after ${time} ms`).toBe(height);
  }
  growth?.finish();
  expect(box.getBoundingClientRect().height).toBe(395);
});

test('with reduced motion, it has that height at once', async () => {
  const box = await grown();
  expect(box.getAnimations()).toEqual([]);
  expect(box.getBoundingClientRect().height).toBe(395);
});
