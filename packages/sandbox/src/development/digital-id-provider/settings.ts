import type { JWK } from 'jose';
import keys from '../keys/digital-id-development.json' with { type: 'json' };

/** Base path of the development provider. The gateway forwards all paths below /sandbox/, and production closes them. */
export const developmentProviderPath = '/sandbox/digital-id';

/** Returns the issuer identifier of the development provider, a URL below `publicUrl`. */
export const developmentIssuer = (publicUrl: string): string => `${publicUrl}${developmentProviderPath}`;

/** Id of the only client that the development provider accepts. */
export const developmentClientId = 'quayside-development';

/** Private keys of the development provider and its client. They are published in the repository, so they protect only invented persons. */
export const developmentKeys: {
  readonly provider: JWK;
  readonly clientSignature: JWK;
  readonly clientEncryption: JWK;
} = keys;

/** Returns the public part of a key: a copy without the private exponent `d`. */
export function publicHalf(key: JWK): JWK {
  const half = { ...key };
  delete half.d;
  return half;
}
