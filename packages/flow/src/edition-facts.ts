import type { EncryptionOptions } from '@quayside/api/internals/encryption';
import type { TextOverrides } from '@quayside/i18n/internals/text-overrides';
import type { Language } from '@quayside/i18n/language';
import type { AppType, EditionName } from '@quayside/platform/app-type';
import type { QuestionLayout } from './step-pages.ts';

/** Settings of an edition for hosts and embedding pages. An edition is the app of one region. */
export type EditionSettings = {
  readonly name: EditionName;
  /** 1 mainland, 2 Hong Kong, 5 pro, 12 Singapore (START-07) */
  readonly appType: AppType;
  /** version in the header `X-Ver` of a browser; the native app sends its own version */
  readonly version: string;
  /** language if neither the customer nor the browser selects one (LANG-02) */
  readonly defaultLanguage: Language;
  /** layout of steps with several questions; one per page if absent */
  readonly questions?: QuestionLayout;
  /** layout of positions; rows if absent. `table` is dense and sortable, and appears beside the figures on a wide page */
  readonly positions?: PositionLayout;
  /** text overrides of the edition, by group and key: `{ home: { title: { en: '…', th: '…' } } }` */
  readonly texts?: TextOverrides;
  /** origins of the national digital ID's pages; the app's own origin, for a development provider, is always allowed */
  readonly digitalId?: { readonly origins: readonly string[] };
  /** public keys for sensitive answers, loaded when a flow runs; the storage bucket `prd` uses the production key (CRYPT-01) */
  readonly encryptionKeys: () => Promise<EncryptionOptions['keys']>;
};

/** Layout of the positions on the account page. */
export type PositionLayout = 'rows' | 'table';
