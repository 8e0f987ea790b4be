import type { EncryptionOptions } from '@quayside/api/internals/encryption';
import type { TextOverrides } from '@quayside/i18n/internals/text-overrides';
import type { Language } from '@quayside/i18n/language';
import type { AppType, EditionName } from '@quayside/platform/app-type';
import type { QuestionLayout } from './step-pages.ts';

/** The settings of an edition, which differ by region, for hosts and embedding pages. */
export type EditionFacts = {
  readonly name: EditionName;
  /** 1 mainland, 2 Hong Kong, 5 pro, 12 Singapore (START-07) */
  readonly appType: AppType;
  /** X-Ver of a browser; in the app, the app's version */
  readonly version: string;
  /** language if neither customer nor browser gives one (LANG-02) */
  readonly defaultLanguage: Language;
  /** how steps show several questions; one per page if absent */
  readonly questions?: QuestionLayout;
  /** `table` shows positions in a dense, sortable table, next to the figures on a wide page; rows if absent */
  readonly positions?: PositionLayout;
  /** text overrides of the edition, by group and key: `{ home: { title: { en: '…', th: '…' } } }` */
  readonly texts?: TextOverrides;
  /** origins of the national digital ID's pages; the app's own origin, for a development provider, is always allowed */
  readonly digitalId?: { readonly origins: readonly string[] };
  /** public keys for sensitive answers, loaded when a flow runs; the storage bucket `prd` uses the production key (CRYPT-01) */
  readonly encryptionKeys: () => Promise<EncryptionOptions['keys']>;
};

/** How the details of an account show positions. */
export type PositionLayout = 'rows' | 'table';
