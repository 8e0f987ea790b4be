import { newTransitKey } from '../kernel/crypto/transit-key.ts';

/** Returns secrets for a production server. */
export async function ownSecrets(): Promise<{ transitKey: JsonWebKey; appSecret: string }> {
  return { transitKey: await newTransitKey(), appSecret: crypto.randomUUID() };
}
