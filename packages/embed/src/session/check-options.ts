import type { Environment } from '@quayside/api/environments';
import { WrongBasesError, WrongKeyError } from '../errors/problems.ts';
import type { EmbedEdition } from '../types.ts';

/** Throws WrongBasesError if a base URL is not absolute or has no final slash, because the paths of calls are resolved against it. */
export function checkBases({ bases }: Environment): void {
  const wrong = Object.entries(bases).filter(([, base]) => !/^https?:\/\/[^/].*\/$/.test(base));
  if (wrong.length) throw new WrongBasesError(wrong);
}

/** The base64url of a modulus with 2,048 bits has at least this many characters. */
const shortestModulus = 342;

/** Throws WrongKeyError if a key can't encrypt, because otherwise the customer finds out at the end of a form. */
export function checkKeys(keys: Awaited<ReturnType<EmbedEdition['encryptionKeys']>>): void {
  for (const [stage, { kty, e, n = '' }] of Object.entries(keys))
    if (kty !== 'RSA' || !e || n.length < shortestModulus || !/^[\w-]+$/.test(n)) throw new WrongKeyError(stage);
}
