import type { CommandName } from './commands.ts';

/**
 * Reason why a command is not available. `browser`: there is no native app. `app-too-old` and `unsupported`: the app
 * does not have the command. `broken`: the app's interface threw an error. `closed`: the bridge was disposed.
 */
export type UnavailableReason = 'browser' | 'app-too-old' | 'unsupported' | 'broken' | 'closed';

const why: Readonly<Record<UnavailableReason, string>> = {
  browser: 'the page does not run in the native app',
  'app-too-old': 'this version of the app is too old for it',
  unsupported: 'this app does not know it',
  broken: 'the interface of the app failed',
  closed: 'the bridge was closed',
};

/** A call rejects with this error if the command is not available. Use an alternative in the browser, or ask the customer to update the app. */
export class BridgeUnavailable extends Error {
  override readonly name = 'BridgeUnavailable';
  readonly command: CommandName;
  readonly reason: UnavailableReason;
  constructor(command: CommandName, reason: UnavailableReason, cause?: unknown) {
    super(`The command ${command} is not available: ${why[reason]}.`, { cause });
    this.command = command;
    this.reason = reason;
  }
}

/** A call rejects with this error if the app sends no valid response in time. The app may have run the command. */
export class BridgeTimeout extends Error {
  override readonly name = 'BridgeTimeout';
  readonly command: CommandName;
  constructor(command: CommandName, ms: number) {
    super(`The app did not answer the command ${command} within ${ms} ms. Offer it again, or take the browser's way.`);
    this.command = command;
  }
}

/**
 * A call rejects with this error if the app or the customer refused the command. `reason` is a word from the app, such as `cancelled`; `unspecified` without
 * one.
 */
export class BridgeRefused extends Error {
  override readonly name = 'BridgeRefused';
  readonly command: CommandName;
  readonly reason: string;
  constructor(command: CommandName, reason: string) {
    super(`The app refused the command ${command}.`);
    this.command = command;
    this.reason = reason;
  }
}
