import type { Bridge } from '@quayside/bridge/bridge';
import type { CommandName } from '@quayside/bridge/commands';
import type { StorageArea } from '@quayside/platform/storage';

/** Entries of a database that is open. */
export type Kept = {
  readonly get: (name: string) => Promise<unknown>;
  readonly put: (name: string, value: unknown) => Promise<void>;
  readonly close: () => void;
};

/** What the checks ask of the page and of the app around it. */
export type Environment = {
  readonly userAgent: string;
  readonly isSecureContext: boolean;
  /** the device's time in milliseconds since 1970 */
  readonly now: () => number;
  /** throws where storage is blocked */
  readonly area: (name: 'localStorage' | 'sessionStorage') => StorageArea;
  readonly cookies: { readonly read: () => string; readonly write: (cookie: string) => void };
  /** opens the doctor's own database; rejects where there is none */
  readonly openKept: () => Promise<Kept>;
  readonly subtle: SubtleCrypto | undefined;
  readonly mediaDevices: Pick<MediaDevices, 'enumerateDevices'> | undefined;
  /** takes a picture of the camera and ends it. `fullScreen`: the web view left the page for its own player */
  readonly openCamera: () => Promise<{ readonly width: number; readonly height: number; readonly fullScreen: boolean }>;
  /** undefined: closed without a file */
  readonly chooseFile: () => Promise<{ readonly type: string; readonly size: number } | undefined>;
  /** whether the page runs what its policy forbids */
  readonly forbidden: { readonly inlineScript: () => boolean; readonly textAsCode: () => boolean };
  readonly ask: (path: string) => Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'text'>>;
  readonly bridge: Pick<Bridge, 'platform' | 'call' | 'capabilities' | 'watchActivity'>;
  /** whether anything came back for the last message of a command, whatever its shape */
  readonly heardOf: (command: CommandName) => boolean;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly origin: string;
  /** where the host's pages start, `/acct/open-account/` */
  readonly base: string;
  /** where the doctor is, `/doctor/` */
  readonly doctor: string;
};
