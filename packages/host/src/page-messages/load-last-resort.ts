import { showLoadError } from '../boot/load-error.ts';

/** Loads the last resort, which `prepareMessages` calls before anything fails. If it fails to load, the document's texts are shown and it rejects. */
export const loadLastResort = () =>
  import('./last-resort.tsx').catch((error: unknown) => {
    showLoadError();
    throw error;
  });
