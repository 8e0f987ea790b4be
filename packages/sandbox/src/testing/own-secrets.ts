import { newTransitKey } from '../kernel/crypto/transit-key.ts';

/** Returns secrets as a production server has them. */
export async function ownSecrets(): Promise<{ transitKey: JsonWebKey; appSecret: string }> {
  return { transitKey: await newTransitKey(), appSecret: crypto.randomUUID() };
}
