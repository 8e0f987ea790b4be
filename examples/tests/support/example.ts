import { expect, type Page } from '@playwright/test';
import { SandboxApi } from '../../../e2e/support/sandbox-api.ts';
import type { Language } from '../../../packages/i18n/src/language.ts';
import type { ExampleApp } from '../../../scripts/examples/example-apps.ts';

export type ExampleVisit = {
  readonly app: ExampleApp;
  /** The sandbox's scenario in which the customer starts. */
  readonly scenario: string;
  readonly language?: Language;
  readonly skin?: 'white' | 'black';
};

export const createSandboxApi = () => new SandboxApi(`${process.env.QUAYSIDE_EXAMPLES_SANDBOX}/`);

/** Returns the address at which an example app is served. */
export const addressOfExample = (app: ExampleApp): string =>
  (JSON.parse(process.env.QUAYSIDE_EXAMPLES ?? '{}') as Record<ExampleApp, string>)[app];

/** Opens an example app as a new customer in the state of a scenario. Returns the mobile number, which identifies the customer in the database. */
export async function visitExample(
  page: Page,
  { app, scenario, language = 'en', skin = 'white' }: ExampleVisit,
): Promise<string> {
  const { phone, userId } = await createSandboxApi().persona(scenario, language);
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`${request.url()} failed`); // Next.js cancels prefetches
  });
  await page.goto(`${addressOfExample(app)}?customer=${userId}&language=${language}&skin=${skin}`);
  expect(complaints).toEqual([]);
  return phone;
}

/** Returns the computed styles of these elements of the page. A flow must not change them. */
export const readComputedStyles = (page: Page, selectors: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    (all) =>
      all.map((selector) => {
        const element = document.querySelector(selector);
        if (!element) return `${selector} is not there`;
        const { color, backgroundColor, font, padding, margin, border, letterSpacing } = getComputedStyle(element);
        return [selector, color, backgroundColor, font, padding, margin, border, letterSpacing].join(' | ');
      }),
    selectors,
  );
