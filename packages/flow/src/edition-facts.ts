import type { EncryptionOptions } from '@quayside/api/internals/encryption';
import type { TextOverrides } from '@quayside/i18n/internals/text-overrides';
import type { Language } from '@quayside/i18n/language';
import type { AppType, EditionName } from '@quayside/platform/app-type';
import type { QuestionLayout } from './step-pages.ts';

/** The settings of an edition, the app of one region, for hosts and embedding pages. */
export type EditionSettings = {
  readonly name: EditionName;
  /** The app type: 1 mainland, 2 Hong Kong, 5 pro, 12 Singapore (START-07). */
  readonly appType: AppType;
  /** The version that a browser sends in the header `X-Ver`. The native app sends its own version. */
  readonly version: string;
  /** The language that applies if neither the customer nor the browser selects one (LANG-02). */
  readonly defaultLanguage: Language;
  /** The layout of steps with several questions. Default: `one-per-page`. */
  readonly questions?: QuestionLayout;
  /** The layout of positions. Default: `rows`. `table` is dense and sortable, and appears beside the figures on a wide page. */
  readonly positions?: PositionLayout;
  /** The texts that the edition replaces, by group and key: `{ home: { title: { en: '…', th: '…' } } }`. */
  readonly texts?: TextOverrides;
  /** The origins of the national digital ID's pages. The app's own origin is always allowed, for a provider in development. */
  readonly digitalId?: { readonly origins: readonly string[] };
  /** Loads the public keys that encrypt sensitive answers, when a flow runs. The storage bucket `prd` uses the production key (CRYPT-01). */
  readonly encryptionKeys: () => Promise<EncryptionOptions['keys']>;
};

/** How the account page shows positions: as rows, or as a dense, sortable table. */
export type PositionLayout = 'rows' | 'table';
