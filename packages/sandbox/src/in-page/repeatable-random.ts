import type { RandomBytes } from '@quayside/platform/random-id';

/** The same bytes for the same seed (xorshift32, Marsaglia 2003): pages that are compared by their pictures show the same references. No secret comes of it. */
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
