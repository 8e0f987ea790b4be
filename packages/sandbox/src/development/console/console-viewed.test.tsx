import { afterEach, expect, test } from 'vitest';
import { viewedScript } from './console-viewed.ts';

afterEach(() => {
  sessionStorage.clear();
  scrollTo(0, 0);
});

/** Shows two items, of which the second is far below the screen, in a review that began at this time. */
async function show(submittedAt: string): Promise<void> {
  document.body.innerHTML = `<section data-item="contact"><h3>Contact</h3><form>Accept</form></section>
<section data-item="face" style="margin-top:4000px"><h3>Face</h3><div style="height:3000px"></div><form>Accept</form></section>
<p style="margin-top:3000px">No open items. <span data-viewed="${submittedAt}"></span></p>`;
  const script = document.createElement('script');
  script.textContent = `{${/<script>(.*)<\/script>/s.exec(String(await viewedScript.markup))?.[1] ?? ''}}`;
  document.body.append(script);
}
const count = () => document.querySelector('[data-viewed]')?.textContent;

test('counts the items whose end was on screen, and keeps the count until the customer submits again', async () => {
  await show('monday');
  await expect.poll(count).toBe('1 of 2 items viewed.');
  document.querySelector('[data-item=face] h3')?.scrollIntoView();
  await expect.poll(() => scrollY).toBeGreaterThan(3000);
  expect(count(), 'the end of the item is below the screen').toBe('1 of 2 items viewed.');
  document.querySelector('[data-item=face] form')?.scrollIntoView();
  await expect.poll(count).toBe('2 of 2 items viewed.');
  scrollTo(0, 0);
  await show('monday');
  expect(count(), 'after an item was accepted').toBe('2 of 2 items viewed.');
  await show('tuesday');
  await expect.poll(count, { message: 'the customer has submitted again' }).toBe('1 of 2 items viewed.');
});
