import type { JWK } from 'jose';
import keys from '../keys/digital-id-development.json' with { type: 'json' };

/** Path of the provider. It is below /sandbox/, which the gateway forwards and production closes. */
export const developmentProviderPath = '/sandbox/digital-id';

/** Returns the issuer identifier of the development provider. */
export const developmentIssuer = (publicUrl: string): string => `${publicUrl}${developmentProviderPath}`;

/** Id of the only client. */
export const developmentClientId = 'quayside-development';

/** Keys of the repository, which are public. They protect only invented persons. */
export const developmentKeys: {
  readonly provider: JWK;
  readonly clientSignature: JWK;
  readonly clientEncryption: JWK;
} = keys;

/** Returns the key without its private exponent `d`. */
export function publicHalf(key: JWK): JWK {
  const half = { ...key };
  delete half.d;
  return half;
}
