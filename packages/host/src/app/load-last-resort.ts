import { sayBroken } from '../boot/broken.ts';

/**
 * The last resort. It is fetched with the other messages, before anything fails (`prepareMessages`). Where it does not come, the words that the page brought along
 * stand in, and it rejects.
 */
export const loadLastResort = () =>
  import('./last-resort.tsx').catch((error: unknown) => {
    sayBroken();
    throw error;
  });
