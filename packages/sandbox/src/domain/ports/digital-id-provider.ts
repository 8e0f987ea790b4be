import type { Language } from '@quayside/i18n/language';

/** Outcome of a visit without data: `cancelled` by the person, `unavailable` provider, or `refused` because the response is not trusted. */
export type FailedVisit = 'cancelled' | 'unavailable' | 'refused';

/** Error for a visit without person data. Contains error codes, never the provider's data. */
export class DigitalIdError extends Error {
  override readonly name = 'DigitalIdError';
  readonly outcome: FailedVisit;
  /** error code of the protocol client */
  readonly reason: string;
  constructor(outcome: FailedVisit, reason: string, options?: ErrorOptions) {
    super(`The visit to the digital ID ended: ${outcome} (${reason}).`, options);
    this.outcome = outcome;
    this.reason = reason;
  }
}

/** The provider's response in the browser, with the names of OAuth 2.0. */
export type ProviderAnswer = {
  readonly state: string;
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
};

/** A visit that has started at the provider. */
export type StartedVisit = {
  /** page of the provider to open */
  readonly url: string;
  /** id of the visit, which the response contains */
  readonly state: string;
  /** keys and nonces of the visit as text, which the server needs to complete it */
  readonly secret: string;
};

/** A national digital ID, whatever its protocol. Both methods reject with DigitalIdError. */
export type DigitalIdProvider = {
  /** starts a visit; `redirectUri` is an https URL of the app that the provider knows */
  readonly begin: (visit: { readonly redirectUri: string; readonly language: Language }) => Promise<StartedVisit>;
  /** returns person data in the provider's format, of which `parsePersonData` of @quayside/rules reads all versions */
  readonly complete: (visit: {
    readonly secret: string;
    readonly redirectUri: string;
    readonly answer: ProviderAnswer;
  }) => Promise<unknown>;
};

/** Provider for a server without a digital ID, so that customers open an account by hand. */
export const noDigitalId: DigitalIdProvider = {
  begin: () => Promise.reject(new DigitalIdError('unavailable', 'none-connected')),
  complete: () => Promise.reject(new DigitalIdError('unavailable', 'none-connected')),
};
