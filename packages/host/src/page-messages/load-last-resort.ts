import { showLoadError } from '../boot/load-error.ts';

/** Loads the page for unexpected errors, which `prepareMessages` prefetches. If it fails to load, shows the document's message and rejects. */
export const loadLastResort = () =>
  import('./last-resort.tsx').catch((error: unknown) => {
    showLoadError();
    throw error;
  });
