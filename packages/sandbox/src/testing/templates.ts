import { join } from 'node:path';

/** Folder with the template of an empty PGlite database. It stays between runs, so that a test opens a database in 0.7 s. */
export const templates = join(import.meta.dirname, '../../../../.quayside/templates');
