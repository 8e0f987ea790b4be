import type { Page } from '@playwright/test';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import type { Say } from './support/words.ts';

/** Opens the list of an account with 10,000 positions, of which the page shows 20. */
async function openPositions(page: Page, loginCode: string, say: Say) {
  await openSignedIn(page, 'assets-detail-sg', loginCode);
  const list = page.locator('#positions').getByRole('list');
  const rows = list.getByRole('listitem');
  const more = page.getByRole('button', { name: say('account', 'home.allPositions', { count: '10,000' }) });
  const fewer = page.getByRole('button', { name: say('account', 'details.fewer') });
  await expect(more).toBeVisible();
  return { rows, more, fewer };
}

/** Returns the index of the first row below the top of the window, and its distance from the top in px. */
const rowInSight = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('#positions [data-index]')];
    const top = (row: Element) => Math.round(row.getBoundingClientRect().top);
    const [row] = rows.filter((one) => top(one) > 0).sort((one, other) => top(one) - top(other));
    return row && { index: row.getAttribute('data-index'), top: top(row) };
  });

/** Scrolls to `top` in px, and waits until the rows there show their figures and no longer move. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect(page.locator('#positions li:has(button)').first()).toBeVisible();
  const places: string[] = [];
  await expect
    .poll(async () => {
      places.push(JSON.stringify(await rowInSight(page)));
      return places.slice(-3).every((place) => place === places.at(-1)) && places.length > 2;
    })
    .toBe(true);
}

test('Back from all positions shows the first 20, and Forward and a reload show all', async ({
  page,
  api,
  customer: { say },
}) => {
  const { loginCode } = await api.persona('account-ten-thousand');
  const { rows, more, fewer } = await openPositions(page, loginCode, say);
  await expect(rows.first()).toHaveAttribute('aria-setsize', '20');

  await test.step('Tab moves focus to the new rows', async () => {
    await more.focus();
    await expect(page.locator('[data-index="19"] button'), 'the row above the button').toBeVisible();
    await page.keyboard.press('Enter');
    await expect(rows.first()).toHaveAttribute('aria-setsize', '10000');
    await expect(page.locator('[data-index="19"] button')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-index="20"] button')).toBeFocused();
  });
  await scrollTo(page, 9000);
  const left = await rowInSight(page);

  await test.step('Back shows the first 20 positions with the button that was pressed', async () => {
    await page.goBack();
    await expect(rows.first()).toHaveAttribute('aria-setsize', '20');
    await expect(more).toBeInViewport();
    await expect(more).toBeFocused();
  });
  await test.step('Forward shows all positions, scrolled as before', async () => {
    await page.goForward();
    await expect.poll(async () => (await rowInSight(page))?.index).toBe(left?.index);
  });
  await test.step('a reload shows all positions', async () => {
    await page.reload();
    await expect(rows.first()).toHaveAttribute('aria-setsize', '10000');
  });
  await test.step('the button “Fewer” goes back in the history', async () => {
    await fewer.focus();
    await page.keyboard.press('Enter');
    await expect(rows.first()).toHaveAttribute('aria-setsize', '20');
    await expect(more).toBeFocused();
    await expect(page).not.toHaveURL(/positions=all/);
    await page.goForward();
    await expect(page).toHaveURL(/positions=all/);
  });
});

test('Back from another page shows all positions again', async ({ page, api, customer: { say } }) => {
  const { loginCode } = await api.persona('account-ten-thousand');
  const { rows, more } = await openPositions(page, loginCode, say);
  await more.click();
  await expect(rows.first()).toHaveAttribute('aria-setsize', '10000');
  await scrollTo(page, 12_000);
  const left = await rowInSight(page);
  await page.locator('[data-part=back]').first().dispatchEvent('click'); // `click` would scroll the page by a row
  await expect(page.getByRole('heading', { level: 1, name: say('account', 'center.title') })).toBeVisible();
  await page.goBack();
  await expect(rows.first()).toHaveAttribute('aria-setsize', '10000');
  await expect.poll(() => rowInSight(page)).toEqual(left);
});
