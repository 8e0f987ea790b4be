import type { EncryptionOptions } from '@quayside/api/encryption';
import type { Language } from '@quayside/i18n/language';
import type { AppType, EditionName } from '@quayside/platform/app-type';

/** In what one region differs from another, for hosts and embedding pages alike. */
export type EditionFacts = {
  readonly name: EditionName;
  /** 1 mainland, 2 Hong Kong, 5 pro, 12 Singapore (START-07) */
  readonly appType: AppType;
  /** X-Ver of a browser; in the app it is the app's */
  readonly version: string;
  /** shown where neither the customer nor the browser says anything (LANG-02) */
  readonly defaultLanguage: Language;
  /** the national digital ID: origins of its pages, beside the app's own, where a development provider stands */
  readonly digitalId?: { readonly origins: readonly string[] };
  /** public keys that sensitive answers are encrypted with, fetched when a flow runs; the production one when the storage bucket is prd (CRYPT-01) */
  readonly encryptionKeys: () => Promise<EncryptionOptions['keys']>;
};
