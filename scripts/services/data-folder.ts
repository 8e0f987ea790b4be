import { join, resolve } from 'node:path';

/** Returns the folder of the sandbox's data: DATA_DIR, or the one of the checkout. */
export const dataFolderOf = (root: string, { DATA_DIR }: Readonly<Record<string, string | undefined>>): string =>
  DATA_DIR ? resolve(DATA_DIR) : join(root, '.quayside/sandbox');
