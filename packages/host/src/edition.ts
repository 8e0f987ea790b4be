import type { Environments } from '@quayside/api/environments';
import type { EditionSettings } from '@quayside/flow/internals/edition-facts';
import type { FlowEntry } from '@quayside/flow/internals/flow-entry';
import type { OperationsSink } from '@quayside/flow/operations';
import type { AddressLookup, DocumentReader } from '@quayside/flow/services';
import type { Text } from '@quayside/i18n/define-text';
import type { Language } from '@quayside/i18n/language';
import type { AppType } from '@quayside/platform/app-type';
import type { LegalPages } from '@quayside/platform/brand';
import type { EditionCapabilities } from '@quayside/rules/edition-capabilities';
import type { ExampleFees } from '@quayside/rules/internals/tier';

// The text groups of the flows, which an edition can replace too.
export type {} from '@quayside/flow-account/internals/texts';
export type {} from '@quayside/flow-derivatives/texts';
export type {} from '@quayside/flow-opening/internals/texts';
export type {} from '@quayside/flow-w8ben/internals/texts';

/** The settings in which the regional apps differ. If a host needs to differ in another way, add a setting to this type. */
export type Edition = EditionSettings & {
  /** The public path of the host, such as `/acct/open-account/`. */
  readonly base: string;
  /** The languages that customers can choose. A browser starts in its first preferred language among them. */
  readonly languages: readonly Language[];
  /** The environments by host name. On an unlisted host name, the app refuses to run. */
  readonly environments: Environments;
  /** The path of a second log service, below the log service's base. It receives the same error records (CALL-05). Default: none. */
  readonly secondLogPath?: string;
  /** The flows that the edition offers. The code of each loads when a page needs it. */
  readonly flows: readonly FlowEntry[];
  /**
   * The home texts of an edition that is none of the four specified ones, created with `defineText`. Keys: `lead.<name>` (markets and customers),
   * `who.first.<name>` and `who.others.<name>` (who can open an account), `licence` (the regulator, with `{{number}}`).
   */
  readonly homeText?: Text;
  /** The options of the opening and its screens. They must match the server's options for the app type. */
  readonly capabilities: EditionCapabilities;
  /** The commission of an example order at each tier, shown on home and in the choice of a tier. If absent, they show no example. */
  readonly exampleFees?: ExampleFees;
  /** The number of markets in which customers can trade, shown on home beside `lead.<name>`. */
  readonly markets?: number;
  /**
   * The facts in the hero of home, in this order. If set, the heading is `hero.<name>` of home's texts or of `homeText`. `documents` adds `accepted.<name>`
   * below the heading, and `products` has the text `productsLead.<name>`. Missing texts fall back to the common heading and lead. Default: time, fee and
   * markets.
   */
  readonly homeFacts?: readonly HomeFact[];
  /** How home shows net assets and the chart of the month to an account holder. It makes editions look different. Default: `corner`. */
  readonly homeBand?: HomeBand;
  /** The reader of identity documents, such as a vendor's. Default: a reader that runs on the device. */
  readonly documentReader?: DocumentReader;
  /** The lookup of addresses by postal code, such as a vendor's. Default: the server's lookup. */
  readonly addressLookup?: AddressLookup;
  /** The URL at which customers get the native app: if the server refuses their PC (MSG-27), and to trade from a browser. If absent, there is no such link. */
  readonly appAddress?: string;
  /** The broker's name as the brand writes it. `icon.svg` and `hero.svg` in the host's public folder are the brand's pictures. */
  readonly wordmark: string;
  /**
   * `wordmark` in the display type of the brand, as a path at 100 units per em (written by `npm run brands`). If absent, home and the footer show the name as
   * text.
   */
  readonly wordmarkDrawing?: { readonly width: number; readonly height: number; readonly path: string };
  /** The file in the public folder with the picture of an opened account, 160 × 112 px, for the dark hero. Default: a ship at the quay. */
  readonly openedPicture?: string;
  /**
   * Loads another app that a link names by its app type (START-06). Without it, such a page has its host's brand and no example commission, because the example
   * is the host's.
   */
  readonly otherApp?: (appType: AppType) => Promise<OtherApp | undefined>;
  /** The pictures of the app that a link named, if it is not the host's app. Default: the files in the public folder. */
  readonly pictures?: EditionPictures;
  /** The licence number of the broker, which home shows with the regulator (FAIL-04). */
  readonly licence: string;
  /** The URLs of the broker's terms and privacy policy, for the footer of pages. */
  readonly legalPages?: LegalPages;
  /** Options for recording where customers stop, without personal data (`docs/services.md#operations`). If absent, nothing is recorded. */
  readonly operations?: OperationsOptions;
  /** Whether the skin is black while the system is dark, unless the URL has `skinType` (SKIN-02). Default: false. */
  readonly systemDark?: boolean;
};

/** The properties of an edition that make up its brand and its offer. */
export type AppProfile = Pick<
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

/** Another app that a link names: its brand and offer, its stylesheet as text, and the URLs of its pictures. */
export type OtherApp = AppProfile & { readonly styles: string; readonly pictures: EditionPictures };

/** The URLs of the symbol, of the hero, and of the picture of an opened account. */
export type EditionPictures = { readonly icon: string; readonly hero: string; readonly opened?: string };

/** A fact in the hero of home: the time to apply, an example commission, the markets, the accepted documents, or the products. */
export type HomeFact = 'time' | 'fee' | 'markets' | 'documents' | 'products';

/**
 * The top of an account holder's home, with the chart of the month. `corner`: the hero's picture in the corner, and the month as a line. `foot`: the picture
 * below that line. `ridge`: the month as a ridge at the lower edge, with a sun in the brand's second colour. `bars`: the days as bars on a grid, for active
 * traders.
 */
export type HomeBand = 'corner' | 'foot' | 'ridge' | 'bars';

/** Options for recording events of a visit. */
export type OperationsOptions = {
  /** Returns whether events may be recorded. Called before each event and each request. Default: unless the browser sends Global Privacy Control. */
  readonly isAllowed?: () => boolean;
  /** Loads additional receivers of the events when the page is idle, such as `openTelemetrySink` of `@quayside/flow/open-telemetry`. */
  readonly sinks?: () => Promise<readonly OperationsSink[]>;
};

/** Returns the URL of the brand's symbol (`icon`) or of the picture in its hero (`hero`). */
export const getPictureUrl = ({ base, pictures }: Pick<Edition, 'base' | 'pictures'>, name: 'icon' | 'hero'): string =>
  pictures?.[name] ?? `${base}${name}.svg`;
