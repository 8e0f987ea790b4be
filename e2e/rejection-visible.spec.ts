import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import { sayIn } from './support/words.ts';

/** The smallest phone that we support. */
test.use({ viewport: { width: 320, height: 568 } });

const ways = {
  'rejected-two-items': sayIn('en')('application-state', 'fixThings_other', { count: 2 }),
  'rejected-too-old': sayIn('en')('application-state', 'correct.document'),
};

for (const [scenario, name] of Object.entries(ways))
  test(`STATE-02 ${scenario}: “${name}” is visible without scrolling`, async ({ page, api }) => {
    const { loginCode } = await api.persona(scenario);
    await openSignedIn(page, 'sg-account-state', loginCode);
    await expect(page.getByText('Review Failed', { exact: true }).first()).toBeVisible();
    const fix = page.locator('[data-keyboard]').getByRole('link', { name });
    await expect(fix).toBeInViewport({ ratio: 1 });
    const isLong = () => document.documentElement.scrollHeight > innerHeight;
    expect(await page.evaluate(isLong), 'the page is longer than the phone').toBe(true);
    expect(await page.evaluate(() => scrollY), 'the page has not scrolled').toBe(0);
    await fix.click({ trial: true }); // nothing covers it
    expect(await page.evaluate(() => scrollY), 'and it needs no scrolling').toBe(0);
  });

test('the layout does not shift when the link to the submission appears', async ({ page, api }) => {
  const { loginCode } = await api.persona('rejected-two-items');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/get-submission-pdf/**', async (route) => {
    await promise;
    await route.continue();
  });
  await openSignedIn(page, 'sg-account-state', loginCode);
  const label = sayIn('en')('application-state', 'pdf.label');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(page.getByText(label)).toBeAttached();
  await expect(page.getByRole('link', { name: label })).toHaveCount(0);
  const before = await height();
  resolve();
  await expect(page.getByRole('link', { name: label })).toBeVisible();
  expect(await height()).toBe(before);
});
