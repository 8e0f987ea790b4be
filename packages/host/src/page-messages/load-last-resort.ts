import { showLoadError } from '../boot/load-error.ts';

/** Loads the last-resort page. `prepareMessages` calls it before anything fails. If it fails to load, the document's message shows, and it rejects. */
export const loadLastResort = () =>
  import('./last-resort.tsx').catch((error: unknown) => {
    showLoadError();
    throw error;
  });
