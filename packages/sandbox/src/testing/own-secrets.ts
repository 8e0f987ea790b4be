/** Returns secrets as a production server has them. */
export async function ownSecrets(): Promise<{ transitKey: JsonWebKey; appSecret: string }> {
  const algorithm = {
    name: 'RSA-OAEP',
    hash: 'SHA-256',
    modulusLength: 3072,
    publicExponent: new Uint8Array([1, 0, 1]),
  };
  const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  return { transitKey: await crypto.subtle.exportKey('jwk', privateKey), appSecret: crypto.randomUUID() };
}
