/** The part of onfido-sdk-ui 14 that Quayside calls. The host installs the package under its contract with Onfido. */
export type OnfidoSdk = {
  readonly Onfido: { readonly init: (parameters: OnfidoParameters) => { readonly tearDown: () => unknown } };
};

/** The parameters that Quayside passes to `Onfido.init` (Onfido Web SDK 14). */
export type OnfidoParameters = {
  readonly token: string;
  readonly workflowRunId: string;
  readonly containerEl: HTMLElement;
  /** The language tag with an underscore, such as `en_US`. */
  readonly language: string;
  readonly onComplete: () => void;
  /** Receives an SDK error with a `type`, or the error of a script that failed to load. */
  readonly onError: (error: unknown) => void;
  readonly onUserExit: () => void;
};

/**
 * The third party that checks a customer's document and face, in addition to the face picture: a provider's page in a frame, or Onfido's SDK. The host sets
 * `sdk` to `() => import('onfido-sdk-ui')`, so that other hosts do not bundle it. Texts name the company as `name`, by default "Onfido".
 */
export type IdentityCheckProvider =
  | { readonly provider: 'hosted'; readonly name: string }
  | { readonly provider: 'onfido'; readonly name?: string; readonly sdk: () => Promise<OnfidoSdk> };

/** Returns the name of the third party for texts. Default: "Onfido". */
export const getProviderName = ({ name = 'Onfido' }: IdentityCheckProvider): string => name;
