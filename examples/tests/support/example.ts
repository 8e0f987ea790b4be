import { expect, type Page } from '@playwright/test';
import { SandboxApi } from '../../../e2e/support/sandbox-api.ts';
import type { Language } from '../../../packages/i18n/src/language.ts';
import type { ExampleApp } from '../../../scripts/examples/example-apps.ts';

export type Visit = {
  readonly app: ExampleApp;
  /** of the sandbox: where the customer stands */
  readonly scenario: string;
  readonly language?: Language;
  readonly skin?: 'white' | 'black';
};

export const sandbox = () => new SandboxApi(`${process.env.QUAYSIDE_EXAMPLES_SANDBOX}/`);

/** Where an example app starts. */
export const addressOf = (app: ExampleApp): string =>
  (JSON.parse(process.env.QUAYSIDE_EXAMPLES ?? '{}') as Record<ExampleApp, string>)[app];

/** Opens an example app as a customer of its own, who stands where a scenario says; gives their phone, by which the database knows them. */
export async function visit(page: Page, { app, scenario, language = 'en', skin = 'white' }: Visit): Promise<string> {
  const { phone, userId } = await sandbox().persona(scenario, language);
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`${request.url()} failed`); // Next.js cancels prefetches
  });
  await page.goto(`${addressOf(app)}?customer=${userId}&language=${language}&skin=${skin}`);
  expect(complaints).toEqual([]);
  return phone;
}

/** How the elements of the app's own page look: what a flow beside them must not change. */
export const looksOf = (page: Page, selectors: readonly string[]): Promise<readonly string[]> =>
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
