import { configure, getConfig } from 'storybook/test';

/**
 * Makes errors of queries print the page when their message is read. Testing Library prints it for each error, and a query that waits makes one every 50 ms,
 * which took a twentieth of a test run.
 */
export function printPageLazily(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) => {
      const error = new Error(message ?? undefined);
      error.name = 'TestingLibraryElementError';
      const print = () => getElementError(message, container).message;
      return Object.defineProperty(error, 'message', { configurable: true, get: print });
    },
  });
}
