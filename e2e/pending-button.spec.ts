import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the Continue button shows either its label or a spinner in each frame', async ({
  page,
  customer: { say },
  api,
}) => {
  const { loginCode } = await api.persona('draft');
  await openSignedIn(page, 'sg-contact-info', loginCode);
  const action = page.locator('[data-keyboard]').getByRole('button', { name: say('flow', 'continue'), exact: true });
  await expect(action).toBeEnabled();
  let answer = () => {};
  const isSeen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/open-account-server/**', async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.evaluate(watchAction);
  await action.tap();
  const ring = page.locator('.q-wait > span').first();
  await expect(ring, 'it waits').toHaveCSS('opacity', '1');
  answer();
  await expect(page).toHaveURL(/\/sg-assets-info$/);
  await expect(page.getByRole('radiogroup').first()).toBeVisible(); // its choice continues, so the page has no button
  const seen = await page.evaluate(() => (window as unknown as Watching).quaysideSeen);
  expect(seen.length, 'frames').toBeGreaterThan(10);
  expect(Math.min(...seen.map(({ most }) => most))).toBeGreaterThan(0.5);
  expect(Math.max(...seen.map(({ least }) => least)), 'the spinner never lies over the words').toBe(0);
});

/** The opacities of the button's text and spinner in one frame: the higher one and the lower one. */
type Seen = { readonly most: number; readonly least: number };
type Watching = { quaysideSeen: Seen[] };

/** Runs in the page. Records in each frame how visible the text and the spinner of the primary action are. */
function watchAction(): void {
  const seen: Seen[] = [];
  (window as unknown as Watching).quaysideSeen = seen;
  const opacity = (part: Element | null) => (part ? Number(getComputedStyle(part).opacity) : 0);
  const sample = () => {
    const button = document.querySelector('[data-keyboard] button');
    if (button) {
      const [words = 0, ring = 0] = ['[data-part=face]', '.q-wait > span'].map((part) =>
        opacity(button.querySelector(part)),
      );
      const going = button.matches('[data-going][data-state=idle]')
        ? Number(getComputedStyle(button, '::after').opacity)
        : 0;
      const spinner = Math.max(ring, going);
      seen.push({ most: Math.max(words, spinner), least: Math.min(words, spinner) });
    }
    requestAnimationFrame(sample);
  };
  requestAnimationFrame(sample);
}
