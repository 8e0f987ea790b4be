import type { IdentityHandover } from '@quayside/contract/calls/identity-check';
import type { IdentityOffer } from '@quayside/flow/identity-offer';
import type { Language } from '@quayside/i18n/language';

type SdkOffer = Extract<IdentityOffer, { provider: 'onfido' }>;
type SdkHandover = Extract<IdentityHandover, { kind: 'sdk' }>;

/** The host offers Onfido and has not installed its SDK, or the chunk did not come: the customer goes on with a picture. */
export class OnfidoMissingError extends Error {
  override readonly name = 'OnfidoMissingError';
  constructor(cause: unknown) {
    super(
      'Onfido’s SDK could not be loaded. Install its package, onfido-sdk-ui, in the host that offers it (an optional peer of this one).',
      { cause },
    );
  }
}

export type OnfidoEvents = {
  /** everything was taken and sent: the server will know */
  readonly onDone: () => void;
  /** the customer left it */
  readonly onExit: () => void;
  /** `again`: its token or run is over, and a new one may do; `camera`: refused, or none there; `gone`: it does not work here and now */
  readonly onTrouble: (what: 'again' | 'camera' | 'gone') => void;
};

/** Errors of the SDK (14.80, types/shared/Error.d.ts) after which a new token or run is worth a try. */
const worthAgain = ['invalid_token', 'expired_token', 'workflow_abandoned', 'restart'];
const ofCamera = ['permissions_unavailable', 'no_camera'];
const left = ['user_consent_denied', 'cross_device_verification_abort'];

const locales: Readonly<Record<Language, string>> = {
  en: 'en_US',
  'zh-Hans': 'zh_CN',
  'zh-Hant': 'zh_TW',
  ms: 'ms_MY',
  th: 'th_TH',
  ja: 'ja_JP',
};

/** Runs the SDK inside `containerEl`; returns how to take it out again. Rejects with OnfidoMissingError. */
export async function openOnfido(
  { sdk }: SdkOffer,
  { token, workflowRunId }: SdkHandover,
  { containerEl, language, onDone, onExit, onTrouble }: OnfidoEvents & { containerEl: HTMLElement; language: Language },
): Promise<() => void> {
  const { Onfido } = await sdk().catch((error: unknown) => Promise.reject(new OnfidoMissingError(error)));
  const handle = Onfido.init({
    token,
    workflowRunId,
    containerEl,
    language: locales[language],
    onComplete: onDone,
    onUserExit: onExit,
    onError: (error) => {
      const { type = '' } = (error ?? {}) as { type?: string };
      if (left.includes(type)) onExit();
      else onTrouble(worthAgain.includes(type) ? 'again' : ofCamera.includes(type) ? 'camera' : 'gone');
    },
  });
  return () => void handle.tearDown();
}
