import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, languages } from '../../packages/i18n/src/language.ts';
import { withLineBreaks } from '../../packages/i18n/src/line-breaks/line-breaks.ts';
import type { Driver } from './driver.ts';
import { Form } from './form.ts';
import type { SandboxApi } from './sandbox-api.ts';
import { readTextGroup, type Say } from './words.ts';

/** Registers or signs in on the open registration page with the code that the server sent to the phone. Waits until the app has the customer's session. */
export async function registerCustomer(page: Page, say: Say, api: SandboxApi, phone: string): Promise<void> {
  await expect(page).toHaveURL(/\/promo\/overseas\/sg-register\.html/);
  const signedIn = page.waitForResponse(/get-current-user/);
  await fillInRegistration(new Form(page, say), say, api, phone);
  await signedIn;
}

export async function fillInRegistration(driver: Driver, say: Say, api: SandboxApi, phone: string): Promise<void> {
  await driver.text(say('sandbox', 'register.phone'), phone);
  await driver.press(say('sandbox', 'register.sendCode'));
  await driver.expectHeading(say('sandbox', 'register.codeTitle'));
  await driver.text(say('sandbox', 'register.code'), await api.code(phone));
  await driver.press(say('sandbox', 'register.continue'));
}

/**
 * Opens a page with a login code, accepts "Continue as …?" and waits until the server has accepted the code. Leaving the
 * page earlier would prevent the login.
 */
export async function openSignedIn(page: Page, path: string, loginCode: string): Promise<void> {
  const signedIn = page.waitForResponse(/get-current-user/);
  await page.goto(`${path}#code=${loginCode}`);
  await acceptLogin(page);
  await signedIn;
}

/** Opens a page behind the login. Stores that the next visit may show the page from the first frame, as after answers were saved on another device. */
export async function openProtectedPage(page: Page, loginCode: string): Promise<void> {
  await openSignedIn(page, 'sg-base-info', loginCode);
  await expect(page.getByLabel('Full name (English/Pinyin)')).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem('quayside.openPages', JSON.stringify({ value: { opening: ['/sg-base-info'] } })),
  );
}

/** Returns the dialog "Continue as …?", in any language. */
export const findLoginQuestion = (page: Page): Locator =>
  page.getByRole('alertdialog').filter({ has: page.getByRole('button', { name: refuseLogin }) });

export const acceptLogin = (page: Page): Promise<void> =>
  findLoginQuestion(page).getByRole('button', { name: acceptsLogin }).click();

/** Returns the text of a button without U+200B, which Playwright removes from the names of elements. */
const nameOf = (key: string, language: Language) =>
  withLineBreaks(readTextGroup('host', language)[key] ?? '', language).replaceAll('\u200b', '');
const anyOf = (key: string) => new RegExp(`^(${languages.map((language) => nameOf(key, language)).join('|')})$`);
const acceptsLogin = anyOf('link.accept');
const refuseLogin = anyOf('link.refuse');
