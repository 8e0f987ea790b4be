import type { RandomBytes } from '@quayside/platform/internals/random-id';

/**
 * Returns a source of bytes that depend only on the seed (xorshift32, Marsaglia 2003), so that visual tests show the same references. Never use it for
 * secrets.
 */
export function repeatableRandom(seed: number): RandomBytes {
  let state = seed | 1;
  return (bytes) => {
    for (let at = 0; at < bytes.length; at += 1) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      bytes[at] = state & 0xff;
    }
    return bytes;
  };
}
