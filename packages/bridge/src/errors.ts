import type { CommandName } from './commands.ts';

/** `'browser'`: no native app; `'app-too-old'` and `'unsupported'`: this app lacks the command; `'broken'`: the app's interface threw; `'closed'`: the bridge was disposed of. */
export type UnavailableReason = 'browser' | 'app-too-old' | 'unsupported' | 'broken' | 'closed';

const why: Readonly<Record<UnavailableReason, string>> = {
  browser: 'the page does not run in the native app',
  'app-too-old': 'this version of the app is too old for it',
  unsupported: 'this app does not know it',
  broken: 'the interface of the app failed',
  closed: 'the bridge was closed',
};

/** The command cannot be carried out here; take the browser's way, or say that the app must be updated. */
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

/** The app did not give a valid answer in time. It may have carried the command out all the same. */
export class BridgeTimeout extends Error {
  override readonly name = 'BridgeTimeout';
  readonly command: CommandName;
  constructor(command: CommandName, ms: number) {
    super(`The app did not answer the command ${command} within ${ms} ms. Offer it again, or take the browser's way.`);
    this.command = command;
  }
}

/** The app, or the customer in it, said no. `reason` is a word of the app, such as `cancelled`, and `'unspecified'` where it is not a word. */
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
