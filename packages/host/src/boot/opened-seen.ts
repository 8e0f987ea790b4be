import { storagePrefix } from '../page-language.ts';

/** The storage key that is set once the customer has seen that their account is open. Later visits skip the celebration. */
export const openedSeenKey = `${storagePrefix}accountOpened`;

/** Stores whether the customer has seen that their account is open. Ignores blocked storage. */
export function storeOpenedSeen(seen: boolean): void {
  try {
    if (seen) localStorage.setItem(openedSeenKey, '1');
    else localStorage.removeItem(openedSeenKey);
  } catch {} // the skeleton is that of any outcome
}

/** Returns whether the customer has seen that their account is open. Returns true if storage is blocked, so that not every visit celebrates. */
export function isOpenedSeen(): boolean {
  try {
    return localStorage.getItem(openedSeenKey) !== null;
  } catch {
    return true;
  }
}
