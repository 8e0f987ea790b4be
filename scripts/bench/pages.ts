import { chromium } from 'playwright';
import { chromiumArgs } from '../chromium.mjs';
import { formSteps, type SignedIn, type Variant } from './variants.ts';

/** Our home, and our first form as a new customer sees it. */
export const ourPages = (sgUrl: string, newCustomer: SignedIn): Variant[] => [
  { name: 'home', url: sgUrl, route: '/', ready: '[data-bench=start] button, main + * button', steps: [] },
  {
    name: 'sg-base-info',
    url: new URL('sg-base-info', sgUrl).href,
    route: '/sg-base-info',
    signedIn: newCustomer,
    ready: 'input[name=fullName]',
    steps: formSteps({
      field: 'input[name=fullName]',
      country: '[data-field=nationality] button, [name=nationality]',
      row: '[role=option]',
      rows: 8,
      submit: 'button[type=submit]',
      problem: '[data-field-problem]',
      problems: 7,
    }),
  },
];

/** Peers built from the same form in other kits, one a folder with its own index.html; only how fast they start is comparable. */
export const peers = (names: readonly string[], origin: string): Variant[] =>
  names.map((name) => ({ name, url: `${origin}/${name}/`, ready: '#fullName', anyReady: name === 'fhtml', steps: [] }));

/** Registers a customer in the sandbox and signs a browser in as that customer; what it then holds is given to each visit. */
export async function signInNewCustomer(chromiumPath: string, sgUrl: string): Promise<SignedIn> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(new URL('/sandbox/persona/new', sgUrl).href, { waitUntil: 'networkidle' });
    return await context.storageState();
  } finally {
    await browser.close();
  }
}
