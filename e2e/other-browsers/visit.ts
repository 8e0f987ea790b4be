import type { Driver, Picture } from '../support/driver.ts';

/** A visit to the app in one browser: the driver, the browser's buttons and access to the page. */
export type Visit = {
  readonly driver: Driver;
  /** @param path a path relative to the app's base, or a URL */
  readonly goto: (path: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  /** Runs a function in the page, which can access only its argument. */
  readonly run: <A, T>(script: (argument: A) => T | Promise<T>, argument: A) => Promise<T>;
  /** Runs a script in the page. Absent if axe would crash the page's process. */
  readonly include?: (source: string) => Promise<unknown>;
  /** Errors in the console, oldest first. Absent if the browser does not expose them. */
  readonly errors?: readonly string[];
  /** Presses a button that asks for a photo and chooses the file, for browsers whose mock camera shows an empty picture. */
  readonly choosePhoto: (button: string, photo: Picture) => Promise<void>;
  /** Disconnects or reconnects the network. Absent if the browser does not support it. */
  readonly setOffline?: (offline: boolean) => Promise<void>;
};
