import type { Call } from '@quayside/contract/call';
import type { FoundAddress } from '@quayside/contract/calls/address';
import type { Language } from '@quayside/i18n/language';
import type { CalendarDate } from '@quayside/rules/calendar-date';
import type { DocumentReading } from '@quayside/rules/document-match';
import type { EditionCapabilities } from '@quayside/rules/edition-capabilities';
import type { FlowListener } from './events.ts';

/** Options of one call to the server. */
export type CallOptions = {
  readonly signal?: AbortSignal;
  /** id of a write; the same for each attempt, so that the server performs it once */
  readonly operationId?: string;
  readonly onProgress?: (share: number) => void;
  /** suppresses the offline message, because the screen shows it */
  readonly quiet?: boolean;
};

/** Client for the typed calls of @quayside/api. */
export type Caller = {
  readonly call: <Request, Response>(
    call: Call<Request, Response>,
    request: Request,
    options?: CallOptions,
  ) => Promise<Response>;
};

/** Encrypted storage for input that the server does not have, per user. */
export type DraftStore = {
  readonly read: (userId: string, name: string) => Promise<unknown>;
  /**
   * Stores a value. Resolves to `memory` if the device refuses it; it then lasts until the page closes, and the host informs the customer.
   * `typedAt`: time of the input, in milliseconds since 1970. A draft with later input, such as from another tab, is not overwritten.
   */
  readonly save: (userId: string, name: string, value: never, typedAt?: number) => Promise<unknown>;
  readonly remove: (userId: string, name: string) => Promise<void>;
};

/**
 * Reader of identity documents in photos, so that the customer checks the fields instead of typing them. `createDocumentReader` of
 * `@quayside/ui/document-reader` reads them on the device; a vendor's reader can replace it.
 */
export type DocumentReader = {
  /**
   * Loads what `read` needs, unless the connection is slow or metered. Called when a document's camera or file chooser opens, never with a first
   * screen. Returns at once, does not throw, and may be called again.
   */
  readonly prepare: () => void;
  /**
   * Resolves to the fields that it is certain of; undefined if there are none, or if it cannot load, fails or takes too long. The customer then types
   * them. Rejects only with the signal's reason.
   * @param options `today`: the current date in Singapore, which decides the century of dates
   */
  readonly read: (
    picture: Blob,
    options: { readonly signal: AbortSignal; readonly today: CalendarDate },
  ) => Promise<DocumentReading | undefined>;
};

/**
 * Lookup of addresses by postal code, so that the customer types less. `serverAddressLookup` of `@quayside/flow/internals/live-services` asks the broker's
 * server; a vendor's lookup can replace it.
 */
export type AddressLookup = {
  /** countries for which it finds postal codes, as ISO 3166-1 alpha-2 codes */
  readonly countries: readonly string[];
  /**
   * Resolves to the lines of an address; undefined for an unknown code. If it rejects or takes longer than five seconds, the customer types the
   * address. Receives only codes in the format of the country, without white space.
   */
  readonly find: (
    code: { readonly country: string; readonly postalCode: string },
    options: { readonly signal: AbortSignal },
  ) => Promise<FoundAddress | undefined>;
};

/** Services that a flow needs from its host, such as network, storage, time and random ids. */
export type FlowServices = {
  readonly caller: Caller;
  readonly drafts: DraftStore;
  readonly userId: string;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly language: () => Language;
  /** capabilities of this app, which the rules use if its edition is not one of the four specified ones */
  readonly capabilities?: EditionCapabilities;
  /** reads photographed identity documents; absent without a reader */
  readonly documentReader?: DocumentReader;
  /** phone number of the customer's login, in E.164 format; absent if unknown */
  readonly phoneNumber?: string;
  /** finds the address of a postal code; absent without a lookup */
  readonly addressLookup?: AddressLookup;
  /** encrypts a sensitive answer for a request (CRYPT-01) */
  readonly encrypt: (text: string) => Promise<string>;
  /** resolves to the URL of a stored document */
  readonly documentUrl: (documentId: string) => Promise<string>;
  /** returns the URL of a file path in a server response */
  readonly fileUrl: (path: string) => string;
  /** opens a PDF in the native app; absent in a browser, which opens links itself (BRIDGE-02) */
  readonly openPdf?: (url: string) => void;
  /** opens the app's customer service; absent in a browser */
  readonly contactService?: () => void;
  /** returns the URL of a page of the app, for a provider's redirect; absent if the app's URL is the current one */
  readonly pageUrl?: (path: string) => string;
  /**
   * Opens a page that must not run in a web view, such as an identity provider's. Absent if nothing can be opened. Resolves to `app` if the app opened the
   * system's browser, which returns the customer to `returnUrl`. Resolves to `page` if this page navigates away, and to `failed` if neither is possible.
   */
  readonly openProvider?: (url: string, returnUrl: string) => Promise<'app' | 'page' | 'failed'>;
  /** reloads the page for a newer build or after a draft expired; absent without a page */
  readonly reload?: () => void;
  /** returns the URL that a phone opens, with the token of its link; absent in the app, and without hand-offs */
  readonly handOffUrl?: (token: string) => string;
  /**
   * on a phone or tablet, whether it has no camera and so offers a hand-off; a promise until the device has responded. Absent on a desktop, which
   * always offers one
   */
  readonly hasNoCamera?: () => boolean | Promise<boolean>;
  /** id of the campaign or partner that brought the customer; sent when an application starts */
  readonly channelId?: string;
  readonly listen: FlowListener;
};
