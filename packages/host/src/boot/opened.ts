import { storagePrefix } from '../language-of-page.ts';

/** The storage key that exists once this customer has seen the page of their opened account. Later visits skip the celebration. */
export const openedKey = `${storagePrefix}accountOpened`;

/** Stores whether this customer has seen the page of their opened account. Ignores blocked storage. */
export function storeOpened(seen: boolean): void {
  try {
    if (seen) localStorage.setItem(openedKey, '1');
    else localStorage.removeItem(openedKey);
  } catch {} // the skeleton is that of any outcome
}

/** Returns whether this customer has seen the page of their opened account. Returns true if storage is blocked, so that not every visit celebrates. */
export function isOpenedStored(): boolean {
  try {
    return localStorage.getItem(openedKey) !== null;
  } catch {
    return true;
  }
}
