import { expect, type Page } from '@playwright/test';

/** Matches the browser's message about a failed request, which the app handles. */
const ofNetwork = /^Failed to load resource/;

/**
 * Records the errors of a page and of the documents that it opens later: unhandled ones and those in the console.
 * `expectNone` asserts that there were none.
 */
export function watchConsoleErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !ofNetwork.test(message.text())) errors.push(message.text());
  });
  return { expectNone: (where: string) => expect(errors, where).toEqual([]) };
}
