import type { Page } from '@playwright/test';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { at, title, check } of [
  {
    at: 'start',
    title: 'the error bar appears at the start of the page without moving the title',
    check: async (page: Page) => {
      const seen = await page.evaluate(() => (window as unknown as Watching).quaysidePage.title);
      expect(Math.abs(Number(seen.after) - Number(seen.before)), 'px in the first frame').toBeLessThan(10);
    },
  },
  {
    at: 'end',
    title: 'Continue at the end of a page scrolls smoothly to the first empty field',
    check: async (page: Page) => {
      await expect(page.locator('#email')).toBeInViewport({ ratio: 1 });
      const scrollPositions = await page.evaluate(() => (window as unknown as Watching).quaysidePage.scrollPositions);
      expect(new Set(scrollPositions).size, 'scroll positions until the end').toBeGreaterThan(2);
    },
  },
] as const)
  test(title, async ({ page, customer: { say }, api }) => {
    const { loginCode } = await api.persona('draft');
    await openSignedIn(page, 'sg-contact-info', loginCode);
    const action = page.locator('[data-keyboard]').getByRole('button', { name: say('flow', 'continue'), exact: true });
    await expect(action).toBeEnabled();
    for (const field of await page.locator('main input[type=text]:visible, main input[type=email]:visible').all())
      await field.fill('');
    await page.evaluate((to) => scrollTo(0, to === 'end' ? document.body.scrollHeight : 0), at);
    await page.evaluate(watchPage);
    await action.tap();
    await expect(page.locator('[data-part=nav-bar] [role=group]')).toBeVisible();
    await expect(page.locator('#email')).toBeFocused();
    await check(page);
  });

type Watching = { quaysidePage: { title: { before?: number; after?: number }; scrollPositions: number[] } };

/** Records the position of the title before and after the error bar appears, and the scroll position in each frame. */
function watchPage(): void {
  const seen: Watching['quaysidePage'] = { title: {}, scrollPositions: [] };
  (window as unknown as Watching).quaysidePage = seen;
  const sample = () => {
    const top = document.querySelector('main h1')?.getBoundingClientRect().top ?? 0;
    const isThere = document.querySelector('[data-part=nav-bar] [role=group]') !== null;
    if (!isThere) seen.title.before = top;
    else seen.title.after ??= top;
    seen.scrollPositions.push(Math.round(scrollY));
    requestAnimationFrame(sample);
  };
  requestAnimationFrame(sample);
}
