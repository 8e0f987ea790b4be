import { storagePrefix } from '../page-language.ts';

/** The storage key that exists once this customer has seen the page of their opened account. Later visits skip the celebration. */
export const openedSeenKey = `${storagePrefix}accountOpened`;

/** Stores whether this customer has seen the page of their opened account. Ignores blocked storage. */
export function storeOpenedSeen(seen: boolean): void {
  try {
    if (seen) localStorage.setItem(openedSeenKey, '1');
    else localStorage.removeItem(openedSeenKey);
  } catch {} // the skeleton is that of any outcome
}

/** Returns whether this customer has seen the page of their opened account. Returns true if storage is blocked, so that not every visit celebrates. */
export function isOpenedSeen(): boolean {
  try {
    return localStorage.getItem(openedSeenKey) !== null;
  } catch {
    return true;
  }
}
