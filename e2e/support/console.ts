import { expect, type Page } from '@playwright/test';

/** Matches the browser's message about a failed request, which the app handles. */
const ofNetwork = /^Failed to load resource/;

/** Records unhandled and logged errors of a page, in all its later documents. */
export function watchConsole(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !ofNetwork.test(message.text())) errors.push(message.text());
  });
  return { expectNone: (where: string) => expect(errors, where).toEqual([]) };
}
