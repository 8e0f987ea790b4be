import type { Platform } from '@quayside/platform/internals/device-type';

/** Channel for messages between the page and the native app. */
export type Transport = {
  readonly platform: Platform;
  /** Sends a message. May return a promise of the response. Throws if the app's interface is broken. */
  readonly send: (message: string) => unknown;
  /** Passes all messages of the app to `receive` without validation. Returns a clean-up function. */
  readonly listen: (receive: (message: unknown) => void) => () => void;
};
