import { storagePrefix } from '../language-of-page.ts';

/** Storage key that is set once this customer has seen the page of their opened account. The next visit then shows the hero's skeleton and no celebration. */
export const openedKey = `${storagePrefix}accountOpened`;

/** Stores on the device whether this customer has seen the page of their opened account. Does nothing if storage is blocked. */
export function storeOpened(seen: boolean): void {
  try {
    if (seen) localStorage.setItem(openedKey, '1');
    else localStorage.removeItem(openedKey);
  } catch {} // the skeleton has the look of any outcome
}

/** Returns whether this customer has seen the page of their opened account. Returns true if storage is blocked. */
export function isOpenedStored(): boolean {
  try {
    return localStorage.getItem(openedKey) !== null;
  } catch {
    return true; // otherwise every visit would celebrate
  }
}
