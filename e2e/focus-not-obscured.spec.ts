import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

const pages = {
  'options-opened': 'sg-options-success',
  'draft-at-documents': 'sg-submit-photo',
  'rejected-two-items': 'sg-account-state',
};

for (const [scenario, path] of Object.entries(pages))
  test(`the bars of a page do not cover the focused element: ${scenario}`, async ({ page, api }) => {
    const { loginCode } = await api.persona(scenario);
    await openSignedIn(page, path, loginCode);
    await expect(page.locator('[data-part="action-bar"]')).toBeVisible();
    const names = new Set<string>();
    for (;;) {
      await page.keyboard.press('Tab');
      const { name, hidden } = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const { top, bottom } = focused.getBoundingClientRect();
        const bar = document.querySelector('[data-part="action-bar"]') as HTMLElement;
        const name = `${focused.tagName} ${focused.innerText || focused.getAttribute('name')} ${top + scrollY}`;
        return {
          name,
          hidden: !bar.contains(focused) && bottom > bar.getBoundingClientRect().top + 1 && top < innerHeight,
        };
      });
      if (names.has(name) || name.startsWith('BODY')) break;
      names.add(name);
      expect.soft(hidden, name).toBe(false);
    }
    expect(names.size).toBeGreaterThan(4);
  });
