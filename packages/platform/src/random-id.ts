/** A function that fills the bytes with random values and returns them, like `crypto.getRandomValues`. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

/** The random source of the page. Unlike `crypto.randomUUID`, it also exists on http:// pages of a local network. */
export const pageRandom: RandomBytes = (bytes) => globalThis.crypto.getRandomValues(bytes);

/** Returns a random UUID (version 4, 122 random bits). */
export function randomId(random: RandomBytes = pageRandom): string {
  const bytes = random(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Returns a random number from 0 (inclusive) to 1 (exclusive), for example for the jitter of retries. */
export function randomFraction(random: RandomBytes = pageRandom): number {
  const [a = 0, b = 0, c = 0, d = 0] = random(new Uint8Array(4));
  return (((a * 256 + b) * 256 + c) * 256 + d) / 2 ** 32;
}
