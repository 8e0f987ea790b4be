import type { Environments } from '@quayside/api/environments';
import type { EditionFacts } from '@quayside/flow/edition-facts';
import type { FlowEntry } from '@quayside/flow/flow-entry';
import type { OperationsSink } from '@quayside/flow/operations';
import type { AddressLookup, DocumentReader } from '@quayside/flow/services';
import type { Text } from '@quayside/i18n/define-text';
import type { Language } from '@quayside/i18n/language';
import type { AppType } from '@quayside/platform/app-type';
import type { LegalPages } from '@quayside/platform/brand';
import type { EditionCapabilities } from '@quayside/rules/edition-capabilities';
import type { ExampleFees } from '@quayside/rules/tier';

/** The differences between regional apps. A host that needs more shows that a package lacks something. */
export type Edition = EditionFacts & {
  /** public path of the host: /acct/open-account/ */
  readonly base: string;
  /** what customers can choose; a browser starts in the first of its own languages that is one of them */
  readonly languages: readonly Language[];
  /** by host name; an unknown host is refused */
  readonly environments: Environments;
  /** path of a second log service below the log service's base: it also receives error records (CALL-05), in the form and with the answer of the first */
  readonly secondLogPath?: string;
  /** what it offers; each comes when a page wants it */
  readonly flows: readonly FlowEntry[];
  /**
   * what home says of an edition beside the four specified ones, made by `defineText`: `lead.<name>` (which markets, for whom), `who.first.<name>` and
   * `who.others.<name>` (who can open an account), `licence` (by whom the broker is regulated, under `{{number}}`)
   */
  readonly homeText?: Text;
  /** what the opening and its screens offer; the server judges by the app type's own */
  readonly capabilities: EditionCapabilities;
  /** the commission of an order at each tier, which home and the choice of a tier show as an example; none if absent */
  readonly exampleFees?: ExampleFees;
  /** how many markets its customers trade in; home shows the number beside `lead.<name>`, or the lead alone if absent */
  readonly markets?: number;
  /**
   * what the hero of home says, in this order, under `hero.<name>` of home's texts or of `homeText` as its heading; `documents` is `accepted.<name>` below the
   * heading, and the text of `products` is `productsLead.<name>`. What has no such text keeps the heading, or the lead, of every edition. Without it, time, fee and markets
   */
  readonly homeFacts?: readonly HomeFact[];
  /** how home of a holder shows the value and its month, so that editions differ at a glance; `corner` if absent */
  readonly homeBand?: HomeBand;
  /** reads identity documents in place of the reader on the device, such as a vendor's */
  readonly documentReader?: DocumentReader;
  /** finds addresses by postal code in place of the server's lookup, such as a vendor's */
  readonly addressLookup?: AddressLookup;
  /** address of the app, for customers whose PC the server refuses (MSG-27), and for trading from a browser */
  readonly appAddress?: string;
  /** the broker's name in its brand's voice; `icon.svg` and `hero.svg` of the host's public folder stand beside it */
  readonly wordmark: string;
  /** `wordmark` in the display type of the brand, as a path at 100 units per em (`npm run brands` writes it); home and the foot show the name as text if absent */
  readonly wordmarkDrawing?: { readonly width: number; readonly height: number; readonly path: string };
  /** file of the public folder with the picture of what is open: 160 × 112, for the dark ground of the brand; a ship at the quay if absent */
  readonly openedPicture?: string;
  /**
   * the other apps that a link may name (START-06), each loaded by its app type. Without it, such a page keeps the brand of its host, and shows no example of a
   * commission, because that is the host's
   */
  readonly otherApp?: (appType: AppType) => Promise<OtherApp | undefined>;
  /** pictures in place of those of the public folder: of another app that a link named */
  readonly pictures?: EditionPictures;
  /** licence number, which home shows with the regulator (FAIL-04) */
  readonly licence: string;
  /** the broker's terms and privacy policy, to which the foot of pages links */
  readonly legalPages?: LegalPages;
  /** events without data of a person, by which a product owner sees where customers stop (`docs/services.md#operations`); none if absent */
  readonly operations?: OperationsOptions;
  /** the black skin while the system is dark, unless a skinType says otherwise (SKIN-02) */
  readonly systemDark?: boolean;
};

/** What an app shows of its brand and its offer. */
export type EditionLook = Pick<
  Edition,
  | 'wordmark'
  | 'wordmarkDrawing'
  | 'licence'
  | 'legalPages'
  | 'markets'
  | 'homeFacts'
  | 'homeBand'
  | 'positions'
  | 'exampleFees'
  | 'openedPicture'
>;

/** Another app as a link names it: its look, the tokens of its brand as a stylesheet, and addresses of its pictures. */
export type OtherApp = EditionLook & { readonly styles: string; readonly pictures: EditionPictures };

/** Addresses of the symbol, of the hero, and of the picture of what is open. */
export type EditionPictures = { readonly icon: string; readonly hero: string; readonly opened?: string };

/** What the hero of home says: the time to apply, an example of a commission, the markets, the accepted documents, and products to apply for. */
export type HomeFact = 'time' | 'fee' | 'markets' | 'documents' | 'products';

/**
 * The ground of a holder's home: a part of the hero's picture in the `corner` with the month as a line below the value; the picture along the `foot`, below that
 * line; the month as a `ridge` on which the ground ends, with a sun in the second colour of the brand; or its days as `bars` on a grid, for active traders.
 */
export type HomeBand = 'corner' | 'foot' | 'ridge' | 'bars';

/** What is recorded of visits. */
export type OperationsOptions = {
  /** whether the customer agreed, or did not object; asked before each event and each request. Default: the browser sends no Global Privacy Control */
  readonly isAllowed?: () => boolean;
  /** further receivers, such as `openTelemetrySink` of `@quayside/flow/open-telemetry`; loaded when the page is idle */
  readonly sinks?: () => Promise<readonly OperationsSink[]>;
};

/** Returns the address of the symbol or of the hero. */
export const pictureOf = ({ base, pictures }: Pick<Edition, 'base' | 'pictures'>, name: 'icon' | 'hero'): string =>
  pictures?.[name] ?? `${base}${name}.svg`;
