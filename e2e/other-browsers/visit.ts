import type { Driver, Picture } from '../support/driver.ts';

/** A visit to the app in one browser: the driver, the browser's buttons and access to the page. */
export type Visit = {
  readonly driver: Driver;
  /**
   * @param path a path below the app's base, or a complete address
   */
  readonly goto: (path: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  /** Runs a function in the page. It can access only its argument. */
  readonly run: <A, T>(script: (argument: A) => T | Promise<T>, argument: A) => Promise<T>;
  /** Runs a script in the page. Absent where axe would crash the page's process. */
  readonly include?: (source: string) => Promise<unknown>;
  /** The console's errors, oldest first, where they can be read. */
  readonly errors?: readonly string[];
  /**
   * Presses a button that asks for a photo and chooses the file, for browsers whose test camera shows an empty picture.
   */
  readonly choosePhoto: (button: string, photo: Picture) => Promise<void>;
  /** Disconnects the network, where the browser supports it. */
  readonly setOffline?: (offline: boolean) => Promise<void>;
};
