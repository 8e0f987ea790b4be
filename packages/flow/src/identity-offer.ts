/** The part of onfido-sdk-ui 14 that is used. The host installs the package under its own contract with Onfido. */
export type OnfidoSdk = {
  readonly Onfido: { readonly init: (parameters: OnfidoParameters) => { readonly tearDown: () => unknown } };
};

/** Parameters of Onfido's SDK, as far as they are used (Onfido Web SDK 14). */
export type OnfidoParameters = {
  readonly token: string;
  readonly workflowRunId: string;
  readonly containerEl: HTMLElement;
  /** `en_US` */
  readonly language: string;
  readonly onComplete: () => void;
  /** an SDK error with a `type`, or the load error of its script */
  readonly onError: (error: unknown) => void;
  readonly onUserExit: () => void;
};

/**
 * The third party of an edition that checks document and face besides the face picture: a provider's page in a frame, or Onfido's SDK. `sdk` is `() =>
 * import('onfido-sdk-ui')`, written in the host, so that only that host bundles it. It loads on the screen of the check. `name`: by which customers are told
 * who checks them, as they give their document and face to it; Onfido's own where an SDK names none.
 */
export type IdentityOffer =
  | { readonly provider: 'hosted'; readonly name: string }
  | { readonly provider: 'onfido'; readonly name?: string; readonly sdk: () => Promise<OnfidoSdk> };

/** Returns the name of the third party, for the texts that speak of it. */
export const partnerOf = ({ name = 'Onfido' }: IdentityOffer): string => name;
