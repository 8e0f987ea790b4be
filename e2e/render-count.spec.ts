import { countRenders } from './support/count-renders.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

/** The most components that may render for a letter. All belong to the field or to the list of advice. */
const maxComponents = 10;

test('a typed letter renders only the parts of its field', async ({ page, customer: { say }, api }) => {
  const { loginCode } = await api.persona('draft');
  const rendered = await countRenders(page);
  await openSignedIn(page, 'sg-contact-info', loginCode);
  const field = page.getByRole('textbox', { name: say('opening-contact', 'email.label') }).first();
  await expect(field).toBeVisible();
  await field.focus();
  await page.waitForLoadState('networkidle');
  await rendered();
  const counts: number[] = [];
  for (const letter of 'abcdefgh') {
    await page.keyboard.press(letter);
    counts.push(await rendered());
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(maxComponents);
  expect(Math.min(...counts), 'the count works').toBeGreaterThan(0);
});
