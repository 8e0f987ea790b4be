import * as z from 'zod/mini';
import { hasSharedConsent, SHARED_CONSENT_PATH } from '../agreement-acceptance/agreement-acceptance.ts';
import { type Issue, issue } from '../issue.ts';
import { lazyObject } from '../lazy-object.ts';

const versionRead = lazyObject(() => ({ id: z.string(), version: z.string(), language: z.string() }));

/** Schema of consents: the agreement, its version, and the language in which the customer read it. */
export const consents = () => z.array(versionRead, 'must-agree');

/** Schema of agreements that the customer scrolled to the end. Only for the record, because consent does not require reading. */
export const readTexts = () => z.optional(z.array(versionRead));

type Named = { readonly id?: string; readonly version?: string };

/**
 * Checks that every agreement is accepted in its version. Returns `must-agree` (MSG-02) at `consents.<id>` for an agreement that is accepted separately, and
 * one at `consents.together` for all agreements that are accepted together.
 */
export function checkConsents(
  given: readonly Named[],
  asked: readonly { readonly id: string; readonly version: string | undefined }[],
): readonly Issue[] {
  const missing = asked.filter(
    ({ id, version }) => !version || !given.some((one) => one.id === id && one.version === version),
  );
  const paths = missing.map(({ id }) => (hasSharedConsent(id) ? SHARED_CONSENT_PATH : `consents.${id}`));
  return [...new Set(paths)].map((path) => issue(path, 'must-agree'));
}
