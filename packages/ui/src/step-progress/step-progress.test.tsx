import { TextStore } from '@quayside/i18n/text-store';
import { TextProvider } from '@quayside/i18n/use-text';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { StepProgress } from './step-progress.tsx';

afterEach(() => vi.restoreAllMocks());

const store = new TextStore('en');

/** Renders the progress as on a new page, and returns the animation of each segment. */
async function stepAt(...done: readonly number[]) {
  const groups = done.map((share, at) => ({ id: `group-${at}`, done: share }));
  const page = await render(
    <TextProvider store={store}>
      <StepProgress groups={groups} current="group-0" label="Identity" />
    </TextProvider>,
  );
  await vi.dynamicImportSettled();
  const moves = [...page.container.querySelectorAll('rect')].map((rect) => {
    const [effect] = rect.getAnimations().map((one) => one.effect);
    if (!(effect instanceof KeyframeEffect)) return 'still';
    return `${effect
      .getKeyframes()
      .map(({ width }) => width)
      .join(' to ')} in ${String(effect.getTiming().duration)} ms`;
  });
  await page.unmount();
  return moves;
}

test('animates a segment of the progress from its share on the previous step, in both directions', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  await stepAt(0.5, 0, 0);
  expect(await stepAt(1, 0.25, 0)).toEqual(['50px to 100px in 200 ms', '0px to 25px in 200 ms', 'still']);
  expect(await stepAt(1, 0, 0)).toEqual(['still', '25px to 0px in 200 ms', 'still']);
  expect(await stepAt(1, 0.5), 'another flow has other groups').toEqual(['still', 'still']);
});

test('does not animate a segment of the progress with reduced motion', async () => {
  await stepAt(0.5, 0);
  expect(await stepAt(1, 0)).toEqual(['still', 'still']);
});
