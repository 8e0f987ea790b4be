import type { Call } from '@quayside/contract/call';
import type { FoundAddress } from '@quayside/contract/calls/address';
import type { Language } from '@quayside/i18n/language';
import type { CalendarDate } from '@quayside/rules/calendar-date';
import type { DocumentReading } from '@quayside/rules/document-match';
import type { EditionCapabilities } from '@quayside/rules/edition-capabilities';
import type { FlowListener } from './events.ts';

/** Options of one call. */
export type CallOptions = {
  readonly signal?: AbortSignal;
  /** the same for each attempt of one write, which the server does once */
  readonly operationId?: string;
  readonly onProgress?: (share: number) => void;
  /** suppresses the offline message, because the screen shows it */
  readonly quiet?: boolean;
};

/** The typed calls of @quayside/api. */
export type Caller = {
  readonly call: <Request, Response>(
    call: Call<Request, Response>,
    request: Request,
    options?: CallOptions,
  ) => Promise<Response>;
};

/** Encrypted storage per user for input that the server does not have. */
export type DraftStore = {
  readonly read: (userId: string, name: string) => Promise<unknown>;
  /**
   * Returns `memory` if the device refused it, so that it lasts until the page closes; the host then tells the customer.
   * `typedAt`: when it was typed, in milliseconds since 1970. A draft that was typed later, such as in another tab, stays.
   */
  readonly save: (userId: string, name: string, value: never, typedAt?: number) => Promise<unknown>;
  readonly remove: (userId: string, name: string) => Promise<void>;
};

/**
 * Reads identity documents from photos, so that the customer checks instead of typing. `createDocumentReader` of `@quayside/ui/document-reader` reads them on
 * the device; a vendor's reader replaces it.
 */
export type DocumentReader = {
  /**
   * A camera or the file chooser of a document opens: loads what `read` needs, unless the connection is slow or metered. Never with a first screen. Returns at once, does not
   * throw, and may be called again.
   */
  readonly prepare: () => void;
  /**
   * Returns the fields that it is certain of. Undefined if there are none, or if it cannot load, fails, or takes too long: the customer types. Rejects only
   * with the signal's reason.
   * @param options `today`: the current date in Singapore, which decides the century of dates
   */
  readonly read: (
    picture: Blob,
    options: { readonly signal: AbortSignal; readonly today: CalendarDate },
  ) => Promise<DocumentReading | undefined>;
};

/**
 * Finds the address of a postal code, so that the customer types less. `serverAddressLookup` of `@quayside/flow/live-services` asks the broker's server; a
 * vendor's lookup replaces it.
 */
export type AddressLookup = {
  /** countries whose postal codes it knows, ISO 3166-1 alpha-2 */
  readonly countries: readonly string[];
  /**
   * Returns the lines of an address, undefined for a code that is not known. If it rejects or takes longer than five seconds, the customer types. Receives
   * only codes in the format of the country, without white space.
   */
  readonly find: (
    code: { readonly country: string; readonly postalCode: string },
    options: { readonly signal: AbortSignal },
  ) => Promise<FoundAddress | undefined>;
};

/** Services that a flow needs from its host. Time, randomness and network come from here. */
export type FlowServices = {
  readonly caller: Caller;
  readonly drafts: DraftStore;
  readonly userId: string;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly language: () => Language;
  /** the capabilities of this app, by which the rules judge if its edition is none of the four specified ones */
  readonly capabilities?: EditionCapabilities;
  /** reads photographed identity documents; absent without a reader */
  readonly documentReader?: DocumentReader;
  /** the phone number that the customer signed in with, E.164; absent where it is not known */
  readonly phoneNumber?: string;
  /** finds the address of a postal code; absent without a lookup */
  readonly addressLookup?: AddressLookup;
  /** encrypts a sensitive answer for the wire (CRYPT-01) */
  readonly encrypt: (text: string) => Promise<string>;
  /** returns the URL of a stored document */
  readonly documentUrl: (documentId: string) => Promise<string>;
  /** returns the URL of a file from a call's answer */
  readonly fileUrl: (path: string) => string;
  /** opens a PDF in the native app; absent in a browser, which opens links by itself (BRIDGE-02) */
  readonly openPdf?: (url: string) => void;
  /** opens the app's customer service; absent in a browser */
  readonly contactService?: () => void;
  /** returns the URL of a page of the app, if it differs from the current one; a provider redirects to it */
  readonly pageUrl?: (path: string) => string;
  /**
   * Opens a page that must not run in a web view, such as an identity provider's. `app`: the app opens the system's browser and returns the customer to
   * `returnUrl`. `page`: this page leaves. `failed`: neither is possible. Absent if nothing can be opened.
   */
  readonly openProvider?: (url: string, returnUrl: string) => Promise<'app' | 'page' | 'failed'>;
  /** reloads the page for a newer build or an expired draft; absent without a page */
  readonly reload?: () => void;
  /** returns the address for a phone with the token of its link; absent in the app, and without hand-offs */
  readonly handOffUrl?: (token: string) => string;
  /** on a phone or tablet: whether it has no camera and offers a hand-off; a promise until the device has answered. Absent on a desktop, which always offers it */
  readonly hasNoCamera?: () => boolean | Promise<boolean>;
  /** campaign or partner of the customer, sent when an application starts */
  readonly channelId?: string;
  readonly listen: FlowListener;
};
