import type { Bridge } from '@quayside/bridge/bridge';
import type { CommandName } from '@quayside/bridge/commands';
import type { StorageArea } from '@quayside/platform/storage';

/** An open database of keys and values, in the browser's IndexedDB. */
export type OpenDatabase = {
  readonly get: (name: string) => Promise<unknown>;
  readonly put: (name: string, value: unknown) => Promise<void>;
  readonly close: () => void;
};

/** What the checks use of the page and of the app around it. */
export type DoctorEnvironment = {
  readonly userAgent: string;
  readonly isSecureContext: boolean;
  /** Returns the time of the device in milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a storage area; throws if storage is blocked. */
  readonly area: (name: 'localStorage' | 'sessionStorage') => StorageArea;
  readonly cookies: { readonly read: () => string; readonly write: (cookie: string) => void };
  /** Opens the doctor's database; rejects if the web view does not allow it. */
  readonly openKept: () => Promise<OpenDatabase>;
  readonly subtle: SubtleCrypto | undefined;
  readonly mediaDevices: Pick<MediaDevices, 'enumerateDevices'> | undefined;
  /** Takes a picture and stops the camera; `fullScreen` says whether the web view opened a separate player. */
  readonly openCamera: () => Promise<{ readonly width: number; readonly height: number; readonly fullScreen: boolean }>;
  /** Opens a file chooser; resolves to undefined if it is closed without a file. */
  readonly chooseFile: () => Promise<{ readonly type: string; readonly size: number } | undefined>;
  /** Return whether the web view runs code that the policy of the page forbids. */
  readonly forbidden: { readonly inlineScript: () => boolean; readonly textAsCode: () => boolean };
  readonly ask: (path: string) => Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'text'>>;
  readonly bridge: Pick<Bridge, 'platform' | 'call' | 'capabilities' | 'watchActivity'>;
  /** Returns whether the app sent any response to the last message of a command, valid or not. */
  readonly hasResponse: (command: CommandName) => boolean;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly origin: string;
  /** Base path of the host, such as `/acct/open-account/`. */
  readonly base: string;
  /** Path of the doctor, such as `/doctor/`. */
  readonly doctor: string;
};
