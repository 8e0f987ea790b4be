import type { Call } from '@quayside/contract/call';
import type { Language } from '@quayside/i18n/language';
import type { CalendarDate } from '@quayside/rules/calendar-date';
import type { DocumentReading } from '@quayside/rules/document-match';
import type { FlowListener } from './events.ts';

/** What one call may say besides its request. */
export type CallOptions = {
  readonly signal?: AbortSignal;
  /** the same for every attempt at one write: the server does it once */
  readonly operationId?: string;
  readonly onProgress?: (share: number) => void;
  /** nobody is told when the network is gone: the screen says it itself */
  readonly quiet?: boolean;
};

/** The typed calls, as @quayside/api makes them. */
export type Caller = {
  readonly call: <Request, Response>(
    call: Call<Request, Response>,
    request: Request,
    options?: CallOptions,
  ) => Promise<Response>;
};

/** Where a half-typed step waits on the device until the server has it; encrypted, a user's own. */
export type DraftStore = {
  readonly read: (userId: string, name: string) => Promise<unknown>;
  readonly save: (userId: string, name: string, value: never) => Promise<unknown>;
  readonly remove: (userId: string, name: string) => Promise<void>;
};

/**
 * Reads the machine-readable zone in a picture of a passport. Answers undefined where it reads nothing, is not sure, or must not be loaded (a slow or
 * metered line); rejects with the signal's reason alone. Loaded when it is first called, never with a screen.
 */
export type DocumentReader = (
  picture: Blob,
  options: { readonly signal: AbortSignal; readonly today: CalendarDate },
) => Promise<DocumentReading | undefined>;

/** What a flow needs from whoever runs it. Time, randomness and network come from here. */
export type FlowServices = {
  readonly caller: Caller;
  readonly drafts: DraftStore;
  readonly userId: string;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly language: () => Language;
  /** reads uploaded passports; absent where nothing can */
  readonly readDocument?: DocumentReader;
  /** encrypts a sensitive answer for the wire (CRYPT-01) */
  readonly encrypt: (text: string) => Promise<string>;
  /** the address of a stored document's bytes */
  readonly documentUrl: (documentId: string) => Promise<string>;
  /** the whole address of a file that a call answered with, below the business service's */
  readonly fileUrl: (path: string) => string;
  /** opens a PDF in the native app; absent in a browser, which opens links by itself (BRIDGE-02) */
  readonly openPdf?: (url: string) => void;
  /** opens the app's conversation with customer service; absent where there is none, as in a browser */
  readonly contactService?: () => void;
  /** the whole address of a page of the app, where that is not the one on screen's; a provider knows it as a way back */
  readonly pageUrl?: (path: string) => string;
  /**
   * Leaves for a page that must not run in a web view, such as an identity provider's: `app`: the app opens it in the system's browser and brings the
   * customer back to `returnUrl`; `page`: this page leaves; `failed`: neither was possible. Absent where nothing can be opened.
   */
  readonly openProvider?: (url: string, returnUrl: string) => Promise<'app' | 'page' | 'failed'>;
  /** loads the page again: a newer build is on the server, or the draft is gone; absent where there is no page */
  readonly reload?: () => void;
  /** the address at which a phone takes a step over, with the token of its link; absent in the app, and where nothing is handed off */
  readonly handOffUrl?: (token: string) => string;
  /** on a phone or tablet: whether it has no camera, and hands a step off for that; absent at a desktop, which always may */
  readonly hasNoCamera?: () => Promise<boolean>;
  /** by which campaign or partner the customer came: sent when an application is started */
  readonly channelId?: string;
  readonly listen: FlowListener;
};
