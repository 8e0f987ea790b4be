import type { JWK } from 'jose';
import keys from '../../keys/digital-id-development.json' with { type: 'json' };

/** Below /sandbox/, which the gateway passes on and production closes. */
export const developmentProviderPath = '/sandbox/digital-id';

export const developmentIssuer = (publicUrl: string): string => `${publicUrl}${developmentProviderPath}`;

/** The one client that this provider knows. */
export const developmentClientId = 'quayside-development';

/** Made for this repository and known to everybody who reads it: they protect nothing but invented people. */
export const developmentKeys: {
  readonly provider: JWK;
  readonly clientSignature: JWK;
  readonly clientEncryption: JWK;
} = keys;

export function publicHalf(key: JWK): JWK {
  const half = { ...key };
  delete half.d;
  return half;
}
