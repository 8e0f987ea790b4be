import { expect, type Page } from '@playwright/test';

/** What the browser says of an answer that is not 200; the app reads it. */
const ofNetwork = /^Failed to load resource/;

/** Listens to the console of a page from now on, to whatever document it shows: errors that nobody handled, and those that somebody logged. */
export function watchConsole(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !ofNetwork.test(message.text())) errors.push(message.text());
  });
  return { expectNone: (where: string) => expect(errors, where).toEqual([]) };
}
