import type { JWK } from 'jose';
import keys from '../keys/digital-id-development.json' with { type: 'json' };

/** Below /sandbox/, which the gateway forwards and production closes. */
export const developmentProviderPath = '/sandbox/digital-id';

export const developmentIssuer = (publicUrl: string): string => `${publicUrl}${developmentProviderPath}`;

/** Id of the only client. */
export const developmentClientId = 'quayside-development';

/** Public keys and private keys of the repository. They protect only invented people. */
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
