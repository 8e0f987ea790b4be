import type { Language } from '@quayside/i18n/language';

/** How a visit ended without data. `cancelled`: by the person; `unavailable`: the provider is down; `refused`: what came back cannot be trusted. */
export type FailedVisit = 'cancelled' | 'unavailable' | 'refused';

/** Why there are no person data. Nothing of what the provider said is in it but its error codes. */
export class DigitalIdError extends Error {
  override readonly name = 'DigitalIdError';
  readonly outcome: FailedVisit;
  /** what the protocol's client calls it: a code, never a value */
  readonly reason: string;
  constructor(outcome: FailedVisit, reason: string, options?: ErrorOptions) {
    super(`The visit to the digital ID ended: ${outcome} (${reason}).`, options);
    this.outcome = outcome;
    this.reason = reason;
  }
}

/** What the browser brings back from the provider, as OAuth 2.0 names it. */
export type ProviderAnswer = {
  readonly state: string;
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
};

export type BegunVisit = {
  /** where the person goes */
  readonly url: string;
  /** how the answer names the visit */
  readonly state: string;
  /** what only the server may know until the answer comes: keys and nonces, as text */
  readonly secret: string;
};

/** A national digital ID, whatever its protocol. Both reject with DigitalIdError. */
export type DigitalIdProvider = {
  /** `redirectUri`: an https address of the app that the provider knows */
  readonly begin: (visit: { readonly redirectUri: string; readonly language: Language }) => Promise<BegunVisit>;
  /** The person data as the provider writes them: `readPersonData` of @quayside/rules reads every version. */
  readonly complete: (visit: {
    readonly secret: string;
    readonly redirectUri: string;
    readonly answer: ProviderAnswer;
  }) => Promise<unknown>;
};

/** Where none is connected: everybody opens by hand. */
export const noDigitalId: DigitalIdProvider = {
  begin: () => Promise.reject(new DigitalIdError('unavailable', 'none-connected')),
  complete: () => Promise.reject(new DigitalIdError('unavailable', 'none-connected')),
};
