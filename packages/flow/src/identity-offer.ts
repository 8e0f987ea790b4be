/** As much of onfido-sdk-ui 14 as is used here; the package itself is the host's to install, under Onfido's own contract. */
export type OnfidoSdk = {
  readonly Onfido: { readonly init: (parameters: OnfidoParameters) => { readonly tearDown: () => unknown } };
};

/** What Onfido's SDK is started with, as far as it is used here (Onfido Web SDK 14). */
export type OnfidoParameters = {
  readonly token: string;
  readonly workflowRunId: string;
  readonly containerEl: HTMLElement;
  /** `en_US` */
  readonly language: string;
  readonly onComplete: () => void;
  /** an SDK error with a `type`, or what its script could not be loaded by */
  readonly onError: (error: unknown) => void;
  readonly onUserExit: () => void;
};

/**
 * Who checks document and face where an edition offers it beside the face picture: a provider's page in a frame, or Onfido's SDK. `sdk` is
 * `() => import('onfido-sdk-ui')`: written in the host, so that only a host that has it bundles it, and called on the screen of the check alone.
 */
export type IdentityOffer =
  | { readonly provider: 'hosted' }
  | { readonly provider: 'onfido'; readonly sdk: () => Promise<OnfidoSdk> };
