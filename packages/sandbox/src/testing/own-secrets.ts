import { newTransitKey } from '../kernel/crypto/transit-key.ts';

/** Creates a private key and an app secret, without which a production server does not start. */
export async function createSecrets(): Promise<{ transitKey: JsonWebKey; appSecret: string }> {
  return { transitKey: await newTransitKey(), appSecret: crypto.randomUUID() };
}
