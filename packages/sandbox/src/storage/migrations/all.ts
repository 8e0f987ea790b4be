import initial from './0001-initial.ts';

/** In the order in which they run. */
export const allMigrations: readonly { readonly name: string; readonly sql: string }[] = [
  { name: '0001-initial', sql: initial },
];
