/** Interface of onfido-sdk-ui 14, limited to what Quayside calls. The host installs the package under its contract with Onfido. */
export type OnfidoSdk = {
  readonly Onfido: { readonly init: (parameters: OnfidoParameters) => { readonly tearDown: () => unknown } };
};

/** Parameters of `Onfido.init` that Quayside sets (Onfido Web SDK 14). */
export type OnfidoParameters = {
  readonly token: string;
  readonly workflowRunId: string;
  readonly containerEl: HTMLElement;
  /** language tag with an underscore, such as `en_US` */
  readonly language: string;
  readonly onComplete: () => void;
  /** receives an SDK error with a `type`, or the load error of its script */
  readonly onError: (error: unknown) => void;
  readonly onUserExit: () => void;
};

/**
 * Third party that checks the document and the face of a customer, in addition to the face picture: a provider's page in a frame, or Onfido's SDK. The host
 * sets `sdk` to `() => import('onfido-sdk-ui')`, so that other hosts do not bundle it. Texts show `name` as the company that checks customers; by default
 * "Onfido".
 */
export type IdentityCheckProvider =
  | { readonly provider: 'hosted'; readonly name: string }
  | { readonly provider: 'onfido'; readonly name?: string; readonly sdk: () => Promise<OnfidoSdk> };

/** Returns the third party's name for texts; by default "Onfido". */
export const getProviderName = ({ name = 'Onfido' }: IdentityCheckProvider): string => name;
