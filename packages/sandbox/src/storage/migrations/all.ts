import initial from './0001-initial.ts';
import joint from './0002-joint.ts';

/** In the order in which they run. */
export const allMigrations: readonly { readonly name: string; readonly sql: string }[] = [
  { name: '0001-initial', sql: initial },
  { name: '0002-joint', sql: joint },
];
