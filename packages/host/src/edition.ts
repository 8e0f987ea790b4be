import type { Environments } from '@quayside/api/environments';
import type { Flow } from '@quayside/flow/define-flow';
import type { Language } from '@quayside/i18n/language';
import type { AppType } from '@quayside/platform/app-type';

/** Everything in which one regional app differs from another. A host that needs more than this means that a package lacks something. */
export type Edition = {
  readonly name: 'sg' | 'hk' | 'mainland' | 'pro';
  /** 1 mainland, 2 Hong Kong, 5 pro, 12 Singapore (START-07) */
  readonly appType: AppType;
  /** X-Ver of a browser; in the app it is the app's */
  readonly version: string;
  /** under which the host is served: /acct/open-account/ */
  readonly base: string;
  readonly languages: readonly Language[];
  /** shown where neither the customer nor the browser says anything (LANG-02) */
  readonly defaultLanguage: Language;
  /** by host name; an unknown one is refused */
  readonly environments: Environments;
  readonly flows: readonly Flow[];
  /** the national digital ID: origins of its pages, beside the app's own, where a development provider stands */
  readonly digitalId?: { readonly origins: readonly string[] };
  /** of marketing text (FAIL-04) */
  readonly licence?: string;
  /** a PC opens no account here and is sent to the phone; `appAddress`: where the app can be had (MSG-27). Absent: a PC is as good as a phone, to which it hands the camera steps */
  readonly pcRefused?: { readonly appAddress?: string };
  /** the black skin while the system is dark, unless a skinType says otherwise (SKIN-02) */
  readonly systemDark?: boolean;
  /** public keys that sensitive answers are encrypted with, fetched when a flow runs; the production one when the storage bucket is prd (CRYPT-01) */
  readonly encryptionKeys: () => Promise<{ readonly production: JsonWebKey; readonly test: JsonWebKey }>;
};
