import { showLoadError } from '../boot/load-error.ts';

/** Loads the module of the page for unexpected errors, which `prepareMessages` prefetches. If that fails, shows the message of the document and rejects. */
export const loadLastResort = () =>
  import('./last-resort.tsx').catch((error: unknown) => {
    showLoadError();
    throw error;
  });
