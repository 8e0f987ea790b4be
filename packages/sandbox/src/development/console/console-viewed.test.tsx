import { afterEach, expect, test, vi } from 'vitest';
import { viewedScript } from './console-viewed.ts';

afterEach(() => {
  sessionStorage.clear();
  scrollTo(0, 0);
});

/** Shows two items, of which the second is far below the screen, in a review that began at this time. */
async function show(submittedAt: string): Promise<void> {
  document.body.innerHTML = `<section data-item="contact"><h3>Contact</h3><form>Accept</form></section>
<section data-item="face" style="margin-top:4000px"><h3>Face</h3><div style="height:3000px"></div><form>Accept</form></section>
<form style="margin-top:3000px">No open items. <span data-viewed="${submittedAt}"></span><button value="approve">Approve</button></form>`;
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

test('asks before an approval without all items viewed, and names the others', async () => {
  const confirm = vi.spyOn(globalThis, 'confirm').mockReturnValue(false);
  const stopped: boolean[] = [];
  const sent = (event: Event) => {
    stopped.push(event.defaultPrevented);
    event.preventDefault(); // the page of the test stays
  };
  await show('monday');
  document.addEventListener('submit', sent);
  await expect.poll(count).toBe('1 of 2 items viewed.');
  const approve = document.querySelector<HTMLButtonElement>('[value=approve]');
  approve?.click();
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Approve without viewing these items? Face');
  document.querySelector('[data-item=face] form')?.scrollIntoView();
  await expect.poll(count).toBe('2 of 2 items viewed.');
  approve?.click();
  expect(confirm, 'all items are viewed').toHaveBeenCalledOnce();
  expect(stopped).toEqual([true, false]);
  document.removeEventListener('submit', sent);
  confirm.mockRestore();
});
