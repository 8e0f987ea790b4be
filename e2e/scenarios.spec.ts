import { languageNumbers } from '../packages/i18n/src/language.ts';
import { watchConsole } from './support/console.ts';
import { acceptLogin } from './support/registration.ts';
import { expect, test } from './support/test.ts';

const played = [
  { id: 'new', language: 'en', skin: 'white' },
  { id: 'draft', language: 'th', skin: 'black' },
  { id: 'face-failing', language: 'ms', skin: 'white' },
  { id: 'under-review', language: 'zh-Hant', skin: 'blue' },
  { id: 'rejected-two-items', language: 'ja', skin: 'black' },
  { id: 'opened-margin', language: 'zh-Hans', skin: 'white' },
  { id: 'failed-final', language: 'en', skin: 'blue' },
] as const;

for (const { id, language, skin } of played)
  test(`the review link to ${id} opens its page, in ${language} and ${skin}`, async ({ page, place, api }) => {
    const { expect: expected } = await api.scenario(id);
    const console = watchConsole(page);
    const signedIn = page.waitForRequest((request) => Boolean(request.headers()['x-uid']));
    await page.goto(new URL(`/sandbox/play?scenario=${id}&language=${language}&skin=${skin}`, place.sgUrl).href);
    await acceptLogin(page);
    const userId = (await signedIn).headers()['x-uid'] ?? '';

    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('data-skin', skin);

    const states = async () => (await api.stateOf(userId)).applications.map(({ state }) => state);
    await expect.poll(states, 'opening the app starts an application').toEqual([expected.state ?? 'draft']);
    const address = new URL(page.url());
    expect(address.pathname).toBe(new URL(`.${expected.path}`, place.sgUrl).pathname);
    expect(address.searchParams.get('langType')).toBe(String(languageNumbers[language]));
    expect(address.hash, 'the code is used up').toBe('');
    const { accounts } = await api.stateOf(userId);
    expect(accounts.map(({ type }) => type)).toEqual(expected.accounts ?? []);
    console.expectNone('no error is unhandled');
  });

test('a customer of a scenario can continue the draft', async ({ page, place, opening }) => {
  await page.goto(new URL('/sandbox/play?scenario=draft', place.sgUrl).href);
  await acceptLogin(page);
  await opening.walk('assets-info', 'assets-select');
});
