import { configure, getConfig } from 'storybook/test';

/**
 * Makes errors of queries print the page when their message is read. Testing Library prints it for each error, which took
 * a twentieth of a test run, because a waiting query makes an error every 50 ms.
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
