import type { Language } from '@quayside/i18n/language';

/** Outcome of a visit without data. `cancelled`: by the person; `unavailable`: provider down; `refused`: untrusted response. */
export type FailedVisit = 'cancelled' | 'unavailable' | 'refused';

/** Thrown for a visit without person data. It carries error codes, never the provider's data. */
export class DigitalIdError extends Error {
  override readonly name = 'DigitalIdError';
  readonly outcome: FailedVisit;
  /** error code of the protocol's client */
  readonly reason: string;
  constructor(outcome: FailedVisit, reason: string, options?: ErrorOptions) {
    super(`The visit to the digital ID ended: ${outcome} (${reason}).`, options);
    this.outcome = outcome;
    this.reason = reason;
  }
}

/** The provider's response in the browser, as OAuth 2.0 names it. */
export type ProviderAnswer = {
  readonly state: string;
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
};

export type BegunVisit = {
  /** URL for the person */
  readonly url: string;
  /** id of the visit in the response */
  readonly state: string;
  /** the server's secrets until the response: keys and nonces, as text */
  readonly secret: string;
};

/** A national digital ID of any protocol. Both methods reject with DigitalIdError. */
export type DigitalIdProvider = {
  /** `redirectUri`: an https URL of the app that the provider knows */
  readonly begin: (visit: { readonly redirectUri: string; readonly language: Language }) => Promise<BegunVisit>;
  /** person data in the provider's format; `readPersonData` of @quayside/rules reads all versions */
  readonly complete: (visit: {
    readonly secret: string;
    readonly redirectUri: string;
    readonly answer: ProviderAnswer;
  }) => Promise<unknown>;
};

/** A server without a digital ID: all customers open by hand. */
export const noDigitalId: DigitalIdProvider = {
  begin: () => Promise.reject(new DigitalIdError('unavailable', 'none-connected')),
  complete: () => Promise.reject(new DigitalIdError('unavailable', 'none-connected')),
};
