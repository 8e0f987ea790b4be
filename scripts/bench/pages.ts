import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { chromiumArgs } from '../chromium.mjs';
import { formSteps, type SignedIn, type Variant } from './variants.ts';

/** Our home as a visitor sees it, and our first form as a new customer does. */
export const ourPages = (sgUrl: string, newCustomer: SignedIn): Variant[] => [
  { name: 'home', url: sgUrl, route: '/', ready: '#root button', steps: [] },
  {
    name: 'sg-base-info',
    url: new URL('sg-base-info', sgUrl).href,
    route: '/sg-base-info',
    signedIn: newCustomer,
    ready: '#fullName',
    steps: formSteps({
      field: '#fullName',
      country: '#nationality',
      row: '[role=option]',
      rows: 8, // the list is windowed: what fills the sheet
      submit: 'button[type=submit]',
      problem: '[id$="-error"]',
      problems: 9,
    }),
  },
];

/** Peers built from the same form in other kits, one a folder with its own index.html; only how fast they start is comparable. */
export const peers = (names: readonly string[], origin: string): Variant[] =>
  names.map((name) => ({ name, url: `${origin}/${name}/`, ready: '#fullName', anyReady: name === 'fhtml', steps: [] }));

/** Makes a customer in the sandbox who has come as far as the first form; what that customer's browser holds is given to each visit. */
export async function customerAtFirstForm(chromiumPath: string, sgUrl: string): Promise<SignedIn> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(new URL('/sandbox/play?scenario=new&to=/', sgUrl).href);
    await page.locator('[role=alertdialog] button').first().click(); // "Continue as …?"
    while (!(await holdsToken(page))) await wait(100);
    await page.goto(new URL('sg-choose', sgUrl).href, { waitUntil: 'networkidle' });
    while (!page.url().endsWith('/sg-base-info')) await answerAndContinue(page);
    return await context.storageState();
  } finally {
    await browser.close();
  }
}

/** The one-time code of the persona is exchanged after the page has loaded. */
const holdsToken = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('quayside.userToken') !== null);

/** Keeps what is chosen, takes the first choice of a question where nothing is, and goes on once the next screen is shown. */
async function answerAndContinue(page: Page): Promise<void> {
  const question = await page.locator('h1').innerText();
  const choices = page.locator('main input[type=radio]:enabled');
  const names = await choices.evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLInputElement).name))]);
  for (const name of names) {
    const group = choices.and(page.locator(`[name="${name}"]`));
    if ((await group.and(page.locator(':checked')).count()) === 0) await group.first().check({ force: true });
  }
  await page.locator('button[type=submit]').click();
  await page.locator('h1').filter({ hasNotText: question }).waitFor();
}
