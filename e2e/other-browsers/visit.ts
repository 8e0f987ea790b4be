import type { Hands, Picture } from '../support/hands.ts';

/** Somebody who visits the app in one browser: their hands, the browser's own buttons, and what an engineer reads from the page. */
export type Visit = {
  readonly hands: Hands;
  /** @param path below the app's base, or a whole address */
  readonly goto: (path: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  /** Runs a function in the page; nothing but its argument reaches it. */
  readonly run: <A, T>(script: (argument: A) => T | Promise<T>, argument: A) => Promise<T>;
  /** Runs a script as a page includes one; not where what axe does there ends the page's process. */
  readonly include?: (source: string) => Promise<unknown>;
  /** what the browser's console has said of errors, oldest first, where it can be listened to */
  readonly errors?: readonly string[];
  /** Presses a button that asks for a photo, and chooses it: for a browser whose test camera shows an empty picture. */
  readonly choosePhoto: (button: string, photo: Picture) => Promise<void>;
  /** Takes the network away, where the browser can be told to. */
  readonly setOffline?: (offline: boolean) => Promise<void>;
};
