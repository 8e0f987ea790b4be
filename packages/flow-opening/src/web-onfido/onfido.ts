import type { IdentityHandover } from '@quayside/contract/calls/identity-check';
import type { IdentityCheckProvider } from '@quayside/flow/identity-offer';
import type { Language } from '@quayside/i18n/language';
import { getLikelyLocale } from '@quayside/rules/internals/locale';

type SdkOffer = Extract<IdentityCheckProvider, { provider: 'onfido' }>;
type SdkHandover = Extract<IdentityHandover, { kind: 'sdk' }>;

/** Reason of a rejected `mountOnfido`: the SDK is not installed, or its code failed to load. The customer can continue with a picture. */
export class OnfidoMissingError extends Error {
  override readonly name = 'OnfidoMissingError';
  constructor(cause: unknown) {
    super(
      'Onfido’s SDK could not be loaded. Install its package, onfido-sdk-ui, in the host that offers it (an optional peer of this one).',
      { cause },
    );
  }
}

/** Callbacks that report how the run of the SDK ended. */
export type OnfidoEvents = {
  /** Called after the customer has captured and sent everything. */
  readonly onDone: () => void;
  /** Called if the customer leaves the check or denies consent. */
  readonly onExit: () => void;
  /** Called after an error. `again`: the token or the run expired, and a new one may work. `camera`: denied or missing. `gone`: any other error. */
  readonly onTrouble: (what: 'again' | 'camera' | 'gone') => void;
};

/** Error types of the SDK that a new token or run may solve (SDK 14.80, types/shared/Error.d.ts). */
const worthAgain = ['invalid_token', 'expired_token', 'workflow_abandoned', 'restart'];
const ofCamera = ['permissions_unavailable', 'no_camera'];
const left = ['user_consent_denied', 'cross_device_verification_abort'];

/** Returns the language tag that the SDK expects, for example `en_US`. */
const sdkLanguage = (tag: Language): string => {
  const { language, region } = getLikelyLocale(tag);
  return `${language}_${region}`;
};

/** Mounts the SDK in `containerEl`. Resolves to a function that removes it. Rejects with `OnfidoMissingError` if the SDK cannot be loaded. */
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
