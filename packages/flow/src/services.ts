import type { Call } from '@quayside/contract/call';
import type { FoundAddress } from '@quayside/contract/calls/address';
import type { Language } from '@quayside/i18n/language';
import type { DocumentReading } from '@quayside/rules/document-match';
import type { EditionCapabilities } from '@quayside/rules/edition-capabilities';
import type { CalendarDate } from '@quayside/values/calendar-date';
import type { FlowListener } from './events.ts';

/** The abort signal, the operation id and other options of one call to the server. */
export type CallOptions = {
  readonly signal?: AbortSignal;
  /** The id of a write. All attempts have the same id, so that the server performs the write once. */
  readonly operationId?: string;
  readonly onProgress?: (share: number) => void;
  /** Set to true if the screen itself shows that it is offline. No other message then says so. */
  readonly quiet?: boolean;
};

/** Sends the typed calls of @quayside/api to the server. */
export type Caller = {
  readonly call: <Request, Response>(
    call: Call<Request, Response>,
    request: Request,
    options?: CallOptions,
  ) => Promise<Response>;
};

/** An encrypted storage per user, for input that the server does not have. */
export type DraftStore = {
  readonly read: (userId: string, name: string) => Promise<unknown>;
  /**
   * Stores a value. Resolves to `memory` if the device refuses it. The value then lasts until the page closes, and the host informs the customer. `typedAt` is
   * the time of the input, in milliseconds since 1970. A draft with later input, such as from another tab, is not overwritten.
   */
  readonly save: (userId: string, name: string, value: never, typedAt?: number) => Promise<unknown>;
  readonly remove: (userId: string, name: string) => Promise<void>;
};

/**
 * Reads identity documents in photos, so that the customer checks the fields instead of typing them. `createDocumentReader` of `@quayside/capture/document-reader`
 * reads them on the device. A vendor's reader can replace it.
 */
export type DocumentReader = {
  /**
   * Loads what `read` needs, unless the connection is slow or metered. Called when a document's camera or file chooser opens, never with a first
   * screen. Returns at once, does not throw, and may be called again.
   */
  readonly prepare: () => void;
  /**
   * Resolves to the fields of which the reader is certain. Resolves to undefined if there are none, or if it cannot load, fails or takes too long. The customer
   * then types the fields. Rejects only with the signal's reason.
   * @param options `today`: the current date in Singapore, which decides the century of dates
   */
  readonly read: (
    picture: Blob,
    options: { readonly signal: AbortSignal; readonly today: CalendarDate },
  ) => Promise<DocumentReading | undefined>;
};

/**
 * Finds addresses by postal code, so that the customer types less. `serverAddressLookup` of `@quayside/flow/internals/live-services` asks the broker's server.
 * A vendor's lookup can replace it.
 */
export type AddressLookup = {
  /** The countries whose postal codes the lookup knows, as ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[];
  /**
   * Resolves to the lines of an address, or undefined for an unknown code. If it rejects or takes longer than five seconds, the customer types the address.
   * Receives only codes in the format of the country, without white space.
   */
  readonly find: (
    code: { readonly country: string; readonly postalCode: string },
    options: { readonly signal: AbortSignal },
  ) => Promise<FoundAddress | undefined>;
};

/** The services that a flow needs from its host, such as the network, storage, the time and random ids. */
export type FlowServices = {
  readonly caller: Caller;
  readonly drafts: DraftStore;
  readonly userId: string;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly language: () => Language;
  /** The capabilities of this app. The rules use them if its edition is not one of the four specified ones. */
  readonly capabilities?: EditionCapabilities;
  /** Reads photographed identity documents. Undefined if the host has no reader. */
  readonly documentReader?: DocumentReader;
  /** The phone number of the customer's login, in E.164 format. Undefined if unknown. */
  readonly phoneNumber?: string;
  /** Finds the address of a postal code. Undefined if the host has no lookup. */
  readonly addressLookup?: AddressLookup;
  /** Resolves to the encrypted text of a sensitive answer, for a request (CRYPT-01). */
  readonly encrypt: (text: string) => Promise<string>;
  /** Resolves to a URL of the bytes of a stored document. */
  readonly documentUrl: (documentId: string) => Promise<string>;
  /** Returns the URL of a file, whose path is in a server response. */
  readonly fileUrl: (path: string) => string;
  /** Opens a PDF in the native app. Undefined in a browser, where the link opens the PDF (BRIDGE-02). */
  readonly openPdf?: (url: string) => void;
  /** Opens the app's customer service. Undefined in a browser. */
  readonly contactService?: () => void;
  /** Returns the URL of a page of the app, to which a provider redirects. Undefined if the app's URL is the current one. */
  readonly pageUrl?: (path: string) => string;
  /**
   * Opens a page that must not run in a web view, such as an identity provider's. Resolves to `app` if the app opened the system's browser, which returns the
   * customer to `returnUrl`. Resolves to `page` if this page navigates away, and to `failed` if neither is possible. Undefined if nothing can be opened.
   */
  readonly openProvider?: (url: string, returnUrl: string) => Promise<'app' | 'page' | 'failed'>;
  /** Reloads the page for a newer build, or after a draft expired. Undefined if there is no page. */
  readonly reload?: () => void;
  /** Returns the URL that a phone opens to take over a step, with the token of the link. Undefined in the app, and if hand-offs are not offered. */
  readonly handOffUrl?: (token: string) => string;
  /**
   * On a phone or tablet, returns whether it has no camera and so offers a hand-off. The result is a promise until the device has responded. Undefined on a
   * desktop, which always offers a hand-off.
   */
  readonly hasNoCamera?: () => boolean | Promise<boolean>;
  /** The id of the campaign or partner that brought the customer. It is sent when an application starts. */
  readonly channelId?: string;
  readonly listen: FlowListener;
};
