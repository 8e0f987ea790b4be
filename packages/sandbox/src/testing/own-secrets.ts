import { newTransitKey } from '../kernel/crypto/transit-key.ts';

/** Returns a new private key and app secret, which a production server requires. */
export async function createSecrets(): Promise<{ transitKey: JsonWebKey; appSecret: string }> {
  return { transitKey: await newTransitKey(), appSecret: crypto.randomUUID() };
}
