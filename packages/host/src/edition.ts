import type { Environments } from '@quayside/api/environments';
import type { EditionFacts } from '@quayside/flow/internals/edition-facts';
import type { FlowEntry } from '@quayside/flow/internals/flow-entry';
import type { OperationsSink } from '@quayside/flow/operations';
import type { AddressLookup, DocumentReader } from '@quayside/flow/services';
import type { Text } from '@quayside/i18n/define-text';
import type { Language } from '@quayside/i18n/language';
import type { AppType } from '@quayside/platform/app-type';
import type { LegalPages } from '@quayside/platform/brand';
import type { EditionCapabilities } from '@quayside/rules/edition-capabilities';
import type { ExampleFees } from '@quayside/rules/internals/tier';

// The text groups of the flows, which an edition may replace too.
export type {} from '@quayside/flow-account/internals/texts';
export type {} from '@quayside/flow-derivatives/texts';
export type {} from '@quayside/flow-opening/internals/texts';
export type {} from '@quayside/flow-w8ben/internals/texts';

/** The differences between regional apps. If a host needs more, add it to a package. */
export type Edition = EditionFacts & {
  /** Public path of the host: /acct/open-account/. */
  readonly base: string;
  /** Languages that customers can choose; a browser starts in its first preferred language among them. */
  readonly languages: readonly Language[];
  /** Environments by host name; an unknown host name is refused. */
  readonly environments: Environments;
  /** Path of a second log service below the log service's base; it also receives error records (CALL-05), in the same format. */
  readonly secondLogPath?: string;
  /** Flows that the edition offers; each loads when a page needs it. */
  readonly flows: readonly FlowEntry[];
  /**
   * home texts of an edition other than the four specified ones, made by `defineText`: `lead.<name>` (markets and customers), `who.first.<name>` and
   * `who.others.<name>` (who can open an account), `licence` (the regulator, with `{{number}}`)
   */
  readonly homeText?: Text;
  /** Options of the opening and its screens; the server decides by the options of the app type. */
  readonly capabilities: EditionCapabilities;
  /** Commission of an order at each tier, which home and the choice of a tier show as an example; no example if absent. */
  readonly exampleFees?: ExampleFees;
  /** Number of markets in which customers can trade; home shows it beside `lead.<name>`, or only the lead if absent. */
  readonly markets?: number;
  /**
   * facts in the hero of home, in this order. The heading is `hero.<name>` of home's texts or of `homeText`. `documents` adds `accepted.<name>` below the
   * heading, and `products` has the text `productsLead.<name>`. Without such a text, the heading or the lead of every edition stays. Default: time, fee and
   * markets
   */
  readonly homeFacts?: readonly HomeFact[];
  /** How home of an account holder shows net assets and the month's chart, so that editions look different; default: `corner`. */
  readonly homeBand?: HomeBand;
  /** Reads identity documents instead of the reader on the device, such as a vendor's reader. */
  readonly documentReader?: DocumentReader;
  /** Finds addresses by postal code instead of the server's lookup, such as a vendor's lookup. */
  readonly addressLookup?: AddressLookup;
  /** URL of the app, for customers on a PC that the server refuses (MSG-27), and for trading from a browser */
  readonly appAddress?: string;
  /** The broker's name as the brand writes it; `icon.svg` and `hero.svg` in the host's public folder appear beside it. */
  readonly wordmark: string;
  /**
   * `wordmark` in the display type of the brand, as a path at 100 units per em (written by `npm run brands`); if absent, home and the footer show the name as
   * text
   */
  readonly wordmarkDrawing?: { readonly width: number; readonly height: number; readonly path: string };
  /** File in the public folder with the picture of an opened account: 160 × 112, for the dark ground of the brand; default: a ship at the quay. */
  readonly openedPicture?: string;
  /**
   * loads the other apps that a link may name (START-06), by app type. Without it, such a page keeps its host's brand and shows no example commission, because
   * the example is the host's
   */
  readonly otherApp?: (appType: AppType) => Promise<OtherApp | undefined>;
  /** Pictures that replace those of the public folder, for another app that a link named. */
  readonly pictures?: EditionPictures;
  /** Licence number, which home shows with the regulator (FAIL-04). */
  readonly licence: string;
  /** The broker's terms and privacy policy, which the footer of pages links to. */
  readonly legalPages?: LegalPages;
  /** Events without data of a person, by which a product owner sees where customers stop (`docs/services.md#operations`); none if absent. */
  readonly operations?: OperationsOptions;
  /** Uses the black skin while the system is dark, unless a skinType says otherwise (SKIN-02). */
  readonly systemDark?: boolean;
};

/** The parts of an edition that show its brand and its offer. */
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

/** Another app that a link names: its look, the tokens of its brand as a stylesheet, and the URLs of its pictures. */
export type OtherApp = EditionLook & { readonly styles: string; readonly pictures: EditionPictures };

/** URLs of the symbol, the hero, and the picture of an opened account. */
export type EditionPictures = { readonly icon: string; readonly hero: string; readonly opened?: string };

/** A fact in the hero of home: the time to apply, an example commission, the markets, the accepted documents, or the products to apply for. */
export type HomeFact = 'time' | 'fee' | 'markets' | 'documents' | 'products';

/**
 * Ground of an account holder's home, with the chart of the month. `corner`: a part of the hero's picture, and the month as a line below the value. `foot`: the
 * picture below that line. `ridge`: the month as the ridge at which the ground ends, with a sun in the brand's second colour. `bars`: the days as bars on a
 * grid, for active traders.
 */
export type HomeBand = 'corner' | 'foot' | 'ridge' | 'bars';

/** Options for recording events of visits. */
export type OperationsOptions = {
  /** Returns whether the customer agreed or did not object; called before each event and each request. Default: the browser sends no Global Privacy Control. */
  readonly isAllowed?: () => boolean;
  /** Loads further receivers when the page is idle, such as `openTelemetrySink` of `@quayside/flow/open-telemetry`. */
  readonly sinks?: () => Promise<readonly OperationsSink[]>;
};

/** Returns the URL of the symbol or the hero. */
export const pictureOf = ({ base, pictures }: Pick<Edition, 'base' | 'pictures'>, name: 'icon' | 'hero'): string =>
  pictures?.[name] ?? `${base}${name}.svg`;
