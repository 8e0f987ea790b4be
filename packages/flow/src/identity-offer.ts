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
 * The third party that checks an edition's customers by document and face, in addition to the face picture: a provider's page in a frame, or Onfido's SDK.
 * The host defines `sdk` as `() => import('onfido-sdk-ui')`, so that only that host bundles it; the screen of the check loads it. Texts show `name` as the
 * company that checks customers; for an SDK, "Onfido" by default.
 */
export type IdentityOffer =
  | { readonly provider: 'hosted'; readonly name: string }
  | { readonly provider: 'onfido'; readonly name?: string; readonly sdk: () => Promise<OnfidoSdk> };

/** Returns the third party's name for texts. */
export const partnerOf = ({ name = 'Onfido' }: IdentityOffer): string => name;
