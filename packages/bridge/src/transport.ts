import type { Platform } from '@quayside/platform/device-type';

/** Exchanges messages with the native app. */
export type Transport = {
  readonly platform: Platform;
  /** Sends a message. Throws when the interface is broken. May return a promise of the response. */
  readonly send: (message: string) => unknown;
  /** Passes every message of the app, unvalidated, to `receive`. Returns a cleanup. */
  readonly listen: (receive: (message: unknown) => void) => () => void;
};
