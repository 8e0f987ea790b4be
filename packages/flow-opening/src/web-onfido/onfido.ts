import type { IdentityHandover } from '@quayside/contract/calls/identity-check';
import type { IdentityCheckProvider } from '@quayside/flow/identity-offer';
import type { Language } from '@quayside/i18n/language';
import { getLikelyLocale } from '@quayside/rules/internals/locale';

type SdkOffer = Extract<IdentityCheckProvider, { provider: 'onfido' }>;
type SdkHandover = Extract<IdentityHandover, { kind: 'sdk' }>;

/** Thrown if the SDK is not installed or its chunk failed to load. The customer continues with a picture. */
export class OnfidoMissingError extends Error {
  override readonly name = 'OnfidoMissingError';
  constructor(cause: unknown) {
    super(
      'Onfido’s SDK could not be loaded. Install its package, onfido-sdk-ui, in the host that offers it (an optional peer of this one).',
      { cause },
    );
  }
}

/** Callbacks for the end of the SDK's run. */
export type OnfidoEvents = {
  /** the customer captured and sent everything */
  readonly onDone: () => void;
  /** the customer left the check */
  readonly onExit: () => void;
  /** `again`: the token or the run expired, and a new one may work. `camera`: denied or missing. `gone`: the check does not work here. */
  readonly onTrouble: (what: 'again' | 'camera' | 'gone') => void;
};

/** SDK errors that a new token or run may solve (SDK 14.80, types/shared/Error.d.ts). */
const worthAgain = ['invalid_token', 'expired_token', 'workflow_abandoned', 'restart'];
const ofCamera = ['permissions_unavailable', 'no_camera'];
const left = ['user_consent_denied', 'cross_device_verification_abort'];

/** Returns a language in the format of the SDK: `language_region`. */
const sdkLanguage = (tag: Language): string => {
  const { language, region } = getLikelyLocale(tag);
  return `${language}_${region}`;
};

/** Mounts the SDK in `containerEl` and returns a cleanup function. Rejects with OnfidoMissingError. */
export async function mountOnfido(
  { sdk }: SdkOffer,
  { token, workflowRunId }: SdkHandover,
  { containerEl, language, onDone, onExit, onTrouble }: OnfidoEvents & { containerEl: HTMLElement; language: Language },
): Promise<() => void> {
  const { Onfido } = await sdk().catch((error: unknown) => Promise.reject(new OnfidoMissingError(error)));
  const handle = Onfido.init({
    token,
    workflowRunId,
    containerEl,
    language: sdkLanguage(language),
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
