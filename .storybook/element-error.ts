import { configure, getConfig } from 'storybook/test';

/**
 * Defers printing the page until the message of a query's error is read. Testing Library prints it for each error. A waiting
 * query creates an error every 50 ms, so this took 5% of a test run.
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
