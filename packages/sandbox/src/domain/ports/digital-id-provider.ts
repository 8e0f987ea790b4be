import type { Language } from '@quayside/i18n/language';

/** How a visit ended without data: the person cancelled, the provider was unavailable, or its response was refused because it is not trusted. */
export type FailedVisit = 'cancelled' | 'unavailable' | 'refused';

/** Thrown if a visit brought no person data. The error contains codes, but never data of the provider. */
export class DigitalIdError extends Error {
  override readonly name = 'DigitalIdError';
  readonly outcome: FailedVisit;
  /** Error code of the library that implements the protocol. */
  readonly reason: string;
  constructor(outcome: FailedVisit, reason: string, options?: ErrorOptions) {
    super(`The visit to the digital ID ended: ${outcome} (${reason}).`, options);
    this.outcome = outcome;
    this.reason = reason;
  }
}

/** The response with which the provider redirected the browser, in terms of OAuth 2.0. */
export type ProviderAnswer = {
  readonly state: string;
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
};

/** A visit that has started, and what the server needs to complete it. */
export type StartedVisit = {
  /** Page of the provider that the browser opens. */
  readonly url: string;
  /** Identifies the visit; the provider's response contains it. */
  readonly state: string;
  /** Keys and nonces as text, without which the visit cannot be completed. */
  readonly secret: string;
};

/** A national digital ID, whatever its protocol. Both functions reject with `DigitalIdError`. */
export type DigitalIdProvider = {
  /** Starts a visit; `redirectUri` is an https URL of the app that is registered with the provider. */
  readonly begin: (visit: { readonly redirectUri: string; readonly language: Language }) => Promise<StartedVisit>;
  /** Resolves to person data in the provider's format; `parsePersonData` of @quayside/rules parses all its versions. */
  readonly complete: (visit: {
    readonly secret: string;
    readonly redirectUri: string;
    readonly answer: ProviderAnswer;
  }) => Promise<unknown>;
};

/** Provider for a server without a digital ID: every visit is unavailable, so that customers open an account by hand. */
export const noDigitalId: DigitalIdProvider = {
  begin: () => Promise.reject(new DigitalIdError('unavailable', 'none-connected')),
  complete: () => Promise.reject(new DigitalIdError('unavailable', 'none-connected')),
};
