import type { Agreement } from '@quayside/contract/agreement';

/** One agreement agreed to: which text exactly, and in which language it was read. */
export type Consent = { readonly id: string; readonly version: string; readonly language: string };
export type Consents = { readonly consents?: readonly Consent[] };

type Version = Pick<Agreement, 'id' | 'version'>;

export const hasConsent = (consents: readonly Consent[], { id, version }: Version): boolean =>
  consents.some((one) => one.id === id && one.version === version);

/** The consents after the box of an agreement was ticked or unticked. */
export function withConsent(
  consents: readonly Consent[],
  { id, version, language }: Pick<Agreement, 'id' | 'version' | 'language'>,
  ticked: boolean,
): readonly Consent[] {
  const others = consents.filter((one) => one.id !== id);
  return ticked ? [...others, { id, version, language }] : others;
}

/** Without consents to texts that are not in force any more. */
export const inForce = (consents: readonly Consent[], agreements: readonly Version[]): readonly Consent[] =>
  consents.filter((consent) => agreements.some(({ id, version }) => id === consent.id && version === consent.version));
