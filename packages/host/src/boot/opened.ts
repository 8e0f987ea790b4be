import { storagePrefix } from '../language-of-page.ts';

/** Storage key that says that this customer has seen the page of their opened account, so that the next time it is awaited on the ground of the hero, and not celebrated again. */
export const openedKey = `${storagePrefix}accountOpened`;

/** Remembers on the device whether this customer has seen the page of their opened account. Blocked storage forgets it. */
export function keepOpened(seen: boolean): void {
  try {
    if (seen) localStorage.setItem(openedKey, '1');
    else localStorage.removeItem(openedKey);
  } catch {} // the skeleton is that of any outcome
}

/** Whether this customer has seen the page of their opened account. With blocked storage they have. */
export function isOpenedKept(): boolean {
  try {
    return localStorage.getItem(openedKey) !== null;
  } catch {
    return true; // otherwise each visit would be the first
  }
}
