import type { Agreement } from '@quayside/contract/internals/agreement';

/** A consent to one version of an agreement, in the language in which it was shown. `Consents.read` has entries of the same shape. */
export type Consent = { readonly id: string; readonly version: string; readonly language: string };
/** The answers of a step with agreements: the consents, and the agreements that were read to the end. */
export type Consents = { readonly consents?: readonly Consent[]; readonly read?: readonly Consent[] };

type Version = Pick<Agreement, 'id' | 'version'>;

/** Returns whether `consents` contains a consent to this version of an agreement. */
export const hasConsent = (consents: readonly Consent[], { id, version }: Version): boolean =>
  consents.some((one) => one.id === id && one.version === version);

/** Returns whether the customer read an agreement to the end, in this version and language. */
export const isAgreementRead = (read: readonly Consent[], { id, version, language }: Consent): boolean =>
  read.some((one) => one.id === id && one.version === version && one.language === language);

/** Returns a copy of `consents` in which an entry for this version of an agreement replaces earlier ones. Without `ticked`, only removes them. */
export function withConsent(
  consents: readonly Consent[],
  { id, version, language }: Pick<Agreement, 'id' | 'version' | 'language'>,
  ticked: boolean,
): readonly Consent[] {
  const others = consents.filter((one) => one.id !== id);
  return ticked ? [...others, { id, version, language }] : others;
}

/** Returns those consents that are to the current version of one of the agreements. */
export const filterCurrentConsents = (
  consents: readonly Consent[],
  agreements: readonly Version[],
): readonly Consent[] =>
  consents.filter((consent) => agreements.some(({ id, version }) => id === consent.id && version === consent.version));
