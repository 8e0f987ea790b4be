import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type Rise = { readonly part: string; readonly delay: number; readonly end: number };
type Watching = { quaysideRises: Rise[] };

test('the page of an opened account shows picture, text and next steps within 800 ms', async ({ page, api }) => {
  const { loginCode } = await api.persona('opened-cash');
  await page.addInitScript(() => {
    const rises: Rise[] = [];
    (window as unknown as Watching).quaysideRises = rises;
    addEventListener('animationend', ({ animationName, target }) => {
      if (animationName !== 'q-rise' || !(target instanceof HTMLElement) || !target.closest('[data-kind]')) return;
      const { animationDelay, animationDuration } = getComputedStyle(target);
      const delay = Number.parseFloat(animationDelay);
      const part = target.matches('h1') ? 'title' : target.closest('.bg-hero') ? 'lead' : 'rest';
      rises.push({ part, delay, end: delay + Number.parseFloat(animationDuration) });
    });
  });
  await openSignedIn(page, 'sg-account-state', loginCode);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const risen = () => page.evaluate(() => (window as unknown as Watching).quaysideRises);
  await expect.poll(async () => (await risen()).map(({ part }) => part)).toEqual(['title', 'lead', 'rest']);
  const [title, lead, rest] = await risen();
  expect(title?.delay, 'the picture stands already').toBeGreaterThan(0);
  expect(lead?.delay, 'the words come together').toBe(title?.delay);
  expect(rest?.delay).toBeGreaterThan(Number(lead?.delay));
  expect(rest?.end).toBeLessThanOrEqual(0.8);
});

test('the background and the picture of an opened account are animated on the first visit', async ({ page, api }) => {
  const { loginCode } = await api.persona('opened-cash');
  await page.addInitScript(() => {
    const arrived: string[] = [];
    (window as unknown as Arriving).quaysideArrived = arrived;
    addEventListener('animationend', ({ animationName }) => arrived.push(animationName));
  });
  const arrived = () =>
    page.evaluate(() =>
      (window as unknown as Arriving).quaysideArrived.filter((name) => /q-(grow|arrive)$/.test(name)).toSorted(),
    );
  const words = () => page.evaluate(() => (window as unknown as Arriving).quaysideArrived.includes('q-rise'));
  await openSignedIn(page, 'sg-account-state', loginCode);
  await expect.poll(arrived).toEqual(['q-arrive', 'q-grow']);
  await page.reload();
  await expect.poll(words, 'the page has come').toBe(true);
  expect(await arrived(), 'it was seen before').toEqual([]);
});

type Arriving = { quaysideArrived: string[] };
