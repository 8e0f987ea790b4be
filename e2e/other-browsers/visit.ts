import type { Driver, PictureFile } from '../support/driver.ts';

/** A customer's visit to the app in one browser, with the driver, the browser's buttons and access to the page. */
export type BrowserVisit = {
  readonly driver: Driver;
  /** Opens a path relative to the app's base, or a URL. */
  readonly goto: (path: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  /** Runs a function in the page and resolves with its result. The function can use only its argument. */
  readonly run: <A, T>(script: (argument: A) => T | Promise<T>, argument: A) => Promise<T>;
  /** Runs the source of a script in the page. Absent if axe would crash the page's process. */
  readonly include?: (source: string) => Promise<unknown>;
  /** All errors that the console has shown, oldest first. Absent if the browser does not expose them. */
  readonly errors?: readonly string[];
  /** Presses a button that asks for a photo, and chooses the file instead of using the camera. The mock cameras of some browsers show an empty picture. */
  readonly choosePhoto: (button: string, photo: PictureFile) => Promise<void>;
  /** Disconnects the network, or reconnects it with false. Absent if the browser does not support this. */
  readonly setOffline?: (offline: boolean) => Promise<void>;
};
