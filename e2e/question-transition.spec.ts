import type { Page } from '@playwright/test';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a question slides in once and does not move or disappear afterwards', async ({
  page,
  customer: { say, form },
  api,
}) => {
  const { loginCode } = await api.persona('draft');
  await openSignedIn(page, 'sg-assets-info', loginCode);
  const questions = page.locator('[data-question]');
  const first = page.getByRole('heading', { name: say('opening-assets', 'employmentStatus') });
  await expect(first).toBeVisible();
  await watchTurns(page);

  await page.getByText(say('reference', 'employmentStatus.student'), { exact: true }).tap();
  await expect(first).toBeHidden();
  await expect(questions).toHaveAttribute('data-move', 'on');
  await expectStill(page, 'on');

  await form.press(say('ui', 'back'));
  await expect(first).toBeVisible();
  await expect(questions).toHaveAttribute('data-move', 'back');
  await expectStill(page, 'back');
});

test('Continue stays hidden between a choice and the next question', async ({ page, customer: { say }, api }) => {
  const { loginCode } = await api.persona('draft');
  await openSignedIn(page, 'sg-assets-info', loginCode);
  const question = say('opening-assets', 'employmentStatus');
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const states = page.evaluate(
    (heading) =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        const sample = () => {
          const isFirst = [...document.querySelectorAll('h1')].some(({ textContent }) => textContent === heading);
          if (!isFirst) return resolve(seen);
          const bar = document.querySelector('[data-part=action-bar]');
          if (bar) seen.push(getComputedStyle(bar).visibility);
          requestAnimationFrame(sample);
        };
        requestAnimationFrame(sample);
      }),
    question,
  );
  await page.getByText(say('reference', 'employmentStatus.student'), { exact: true }).tap();
  expect(new Set(await states)).toEqual(new Set(['hidden']));
});

/** What the page records: the names of the animations, and the opacity and position of the question in each frame for 600 ms after the last one. */
type Watch = {
  readonly entered: string[];
  readonly frames: { readonly opacity: number; readonly left: number }[];
  isOver: boolean;
};
type Watching = { quaysideTurn?: Watch };

/** Records a question from the end of its transition into the `quaysideTurn` of the window. */
const watchTurns = (page: Page) =>
  page.evaluate(() => {
    const root = window as unknown as Watching;
    addEventListener('animationstart', ({ animationName, target }) => {
      if (!(target instanceof Element) || !target.matches('[data-question] > *')) return;
      root.quaysideTurn ??= { entered: [], frames: [], isOver: false };
      root.quaysideTurn.entered.push(animationName);
    });
    addEventListener('animationend', ({ animationName, target }) => {
      const turn = root.quaysideTurn;
      if (!turn || !/^q-(push|slide)/.test(animationName) || !(target instanceof Element)) return;
      const end = performance.now() + 600;
      const sample = (now: number) => {
        turn.frames.push({
          opacity: Number(getComputedStyle(target).opacity),
          left: target.getBoundingClientRect().left,
        });
        if (now < end) requestAnimationFrame(sample);
        else turn.isOver = true;
      };
      requestAnimationFrame(sample);
    });
  });

/** Asserts that the question entered once and did not change for 600 ms afterwards. Then clears the record. */
async function expectStill(page: Page, move: 'on' | 'back'): Promise<void> {
  const watched = await page.waitForFunction(() => {
    const root = window as unknown as Watching;
    return root.quaysideTurn?.isOver ? root.quaysideTurn : undefined;
  });
  const { entered, frames } = (await watched.jsonValue()) as Watch;
  expect(entered, 'one entrance').toEqual([`q-push-${move}`]);
  expect(new Set(frames.map(({ opacity }) => opacity)), 'it stays visible').toEqual(new Set([1]));
  expect(new Set(frames.map(({ left }) => Math.round(left))).size, 'it stays in its place').toBe(1);
  await page.evaluate(() => {
    delete (window as unknown as Watching).quaysideTurn;
  });
}
