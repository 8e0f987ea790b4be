import { storagePrefix } from '../language-of-page.ts';

/** Storage key that says that this customer's account is open, so that their result page is awaited on the ground of the hero. */
export const openedKey = `${storagePrefix}accountOpened`;

/** Remembers on the device whether this customer's account is open. Blocked storage forgets it. */
export function keepOpened(opened: boolean): void {
  try {
    if (opened) localStorage.setItem(openedKey, '1');
    else localStorage.removeItem(openedKey);
  } catch {} // the skeleton is that of any outcome
}
