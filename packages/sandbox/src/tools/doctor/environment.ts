import type { Bridge } from '@quayside/bridge/bridge';
import type { CommandName } from '@quayside/bridge/commands';
import type { StorageArea } from '@quayside/platform/storage';

/** An open key-value database. */
export type OpenDatabase = {
  readonly get: (name: string) => Promise<unknown>;
  readonly put: (name: string, value: unknown) => Promise<void>;
  readonly close: () => void;
};

/** Interfaces of the page and the app that the checks use. */
export type Environment = {
  readonly userAgent: string;
  readonly isSecureContext: boolean;
  /** returns the time of the device in milliseconds since 1970 */
  readonly now: () => number;
  /** throws if storage is blocked */
  readonly area: (name: 'localStorage' | 'sessionStorage') => StorageArea;
  readonly cookies: { readonly read: () => string; readonly write: (cookie: string) => void };
  /** opens the database of the doctor; rejects if this is not possible */
  readonly openKept: () => Promise<OpenDatabase>;
  readonly subtle: SubtleCrypto | undefined;
  readonly mediaDevices: Pick<MediaDevices, 'enumerateDevices'> | undefined;
  /** takes a picture and stops the camera; `fullScreen` is true if the web view opened a separate player */
  readonly openCamera: () => Promise<{ readonly width: number; readonly height: number; readonly fullScreen: boolean }>;
  /** resolves to undefined if the chooser is closed without a file */
  readonly chooseFile: () => Promise<{ readonly type: string; readonly size: number } | undefined>;
  /** whether the page runs code that its policy forbids */
  readonly forbidden: { readonly inlineScript: () => boolean; readonly textAsCode: () => boolean };
  readonly ask: (path: string) => Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'text'>>;
  readonly bridge: Pick<Bridge, 'platform' | 'call' | 'capabilities' | 'watchActivity'>;
  /** whether the app sent any response to the last message of a command, valid or not */
  readonly hasResponse: (command: CommandName) => boolean;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly origin: string;
  /** base path of the host, such as `/acct/open-account/` */
  readonly base: string;
  /** path of the doctor, such as `/doctor/` */
  readonly doctor: string;
};
