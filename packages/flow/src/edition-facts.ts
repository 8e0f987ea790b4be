import type { EncryptionOptions } from '@quayside/api/encryption';
import type { Language } from '@quayside/i18n/language';
import type { TextOverrides } from '@quayside/i18n/text-overrides';
import type { AppType, EditionName } from '@quayside/platform/app-type';
import type { QuestionLayout } from './step-pages.ts';

/** The differences between regions, for hosts and embedding pages. */
export type EditionFacts = {
  readonly name: EditionName;
  /** 1 mainland, 2 Hong Kong, 5 pro, 12 Singapore (START-07) */
  readonly appType: AppType;
  /** X-Ver of a browser; in the app, the app's version */
  readonly version: string;
  /** language if neither customer nor browser gives one (LANG-02) */
  readonly defaultLanguage: Language;
  /** `all-on-one-page` shows the questions of each step on one page; one per page if absent */
  readonly questions?: QuestionLayout;
  /** `table` shows positions in a dense table that its headings sort, beside the figures on a wide page; rows if absent */
  readonly positions?: PositionLook;
  /** single texts in the edition's own words, by group and key: `{ home: { title: { en: '…', th: '…' } } }` */
  readonly texts?: TextOverrides;
  /** national digital ID: origins of its pages besides the app's, for a development provider */
  readonly digitalId?: { readonly origins: readonly string[] };
  /** public keys for sensitive answers, loaded when a flow runs; the production key for the storage bucket prd (CRYPT-01) */
  readonly encryptionKeys: () => Promise<EncryptionOptions['keys']>;
};

/** How the details of an account show positions. */
export type PositionLook = 'rows' | 'table';
