import type { Agreement } from '@quayside/contract/internals/agreement';

/** Consent to one version of an agreement, in the language in which it was shown. Also the shape of entries in `Consents.read`. */
export type Consent = { readonly id: string; readonly version: string; readonly language: string };
/** Answers of a step with agreements: the consents, and the agreements that were read to the end. */
export type Consents = { readonly consents?: readonly Consent[]; readonly read?: readonly Consent[] };

type Version = Pick<Agreement, 'id' | 'version'>;

/** Returns whether there is a consent to this version of an agreement. */
export const hasConsent = (consents: readonly Consent[], { id, version }: Version): boolean =>
  consents.some((one) => one.id === id && one.version === version);

/** Returns whether an agreement was read to the end, in this version and language. */
export const isRead = (read: readonly Consent[], { id, version, language }: Consent): boolean =>
  read.some((one) => one.id === id && one.version === version && one.language === language);

/** Returns a copy of the consents, or of the read agreements, with an entry for an agreement; without one if `ticked` is false. */
export function withConsent(
  consents: readonly Consent[],
  { id, version, language }: Pick<Agreement, 'id' | 'version' | 'language'>,
  ticked: boolean,
): readonly Consent[] {
  const others = consents.filter((one) => one.id !== id);
  return ticked ? [...others, { id, version, language }] : others;
}

/** Returns the consents to current versions of the agreements. */
export const filterCurrentConsents = (
  consents: readonly Consent[],
  agreements: readonly Version[],
): readonly Consent[] =>
  consents.filter((consent) => agreements.some(({ id, version }) => id === consent.id && version === consent.version));
