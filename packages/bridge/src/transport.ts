import type { Platform } from '@quayside/platform/device-type';

/** How messages reach the native app and come back. */
export type Transport = {
  readonly platform: Platform;
  /** Sends a message; throws where the interface is broken. A promise gives the answer itself, where the interface can. */
  readonly send: (message: string) => unknown;
  /** From now on whatever the app delivers goes to `receive`, with no promise about its shape. Returns how to stop. */
  readonly listen: (receive: (message: unknown) => void) => () => void;
};
