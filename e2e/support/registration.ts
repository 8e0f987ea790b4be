import { expect, type Locator, type Page } from '@playwright/test';
import { languages } from '../../packages/i18n/src/language.ts';
import { Form } from './form.ts';
import type { Hands } from './hands.ts';
import type { SandboxApi } from './sandbox-api.ts';
import { readPack, type Say } from './words.ts';

/** Signs in on the registration page, on which the browser is, with the code that the server sent. Ends signed in where the page leads back to. */
export async function register(page: Page, say: Say, api: SandboxApi, phone: string): Promise<void> {
  await expect(page).toHaveURL(/\/promo\/overseas\/sg-register\.html/);
  const signedIn = page.waitForResponse(/get-current-user/);
  await signUp(new Form(page, say), say, api, phone);
  await signedIn;
}

/** Types the mobile number, and the code that the server sent to it. */
export async function signUp(hands: Hands, say: Say, api: SandboxApi, phone: string): Promise<void> {
  await hands.text(say('sandbox', 'register.phone'), phone);
  await hands.press(say('sandbox', 'register.sendCode'));
  await hands.expectHeading(say('sandbox', 'register.codeTitle'));
  await hands.text(say('sandbox', 'register.code'), await api.code(phone));
  await hands.press(say('sandbox', 'register.continue'));
}

/** Opens a page with a login code, as a persona's link does, says yes to "Continue as …?", and waits until it is exchanged: a page left before is not signed in. */
export async function openSignedIn(page: Page, path: string, loginCode: string): Promise<void> {
  const signedIn = page.waitForResponse(/get-current-user/);
  await page.goto(`${path}#code=${loginCode}`);
  await acceptLogin(page);
  await signedIn;
}

/** Opens a page behind the login until the guard has let its customer see it. On the next visit it is shown from its first frame on, as where its answers were saved on another device since. */
export async function openTheirs(page: Page, loginCode: string): Promise<void> {
  await openSignedIn(page, 'sg-base-info', loginCode);
  await expect(page.getByLabel('Full name (English/Pinyin)')).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem('quayside.openPages', JSON.stringify({ value: { opening: ['/sg-base-info'] } })),
  );
}

/** "Continue as …?", in whichever language the page is. */
export const loginQuestion = (page: Page): Locator =>
  page.getByRole('alertdialog').filter({ has: page.getByRole('button', { name: refuseLogin }) });

/** Says yes to the question about the login of a link. */
export const acceptLogin = (page: Page): Promise<void> =>
  loginQuestion(page).getByRole('button', { name: acceptsLogin }).click();

const anyOf = (key: string) =>
  new RegExp(`^(${languages.map((language) => readPack('host', language)[key]).join('|')})$`);
const acceptsLogin = anyOf('link.accept');
const refuseLogin = anyOf('link.refuse');
