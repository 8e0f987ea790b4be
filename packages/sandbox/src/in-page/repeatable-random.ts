import type { RandomBytes } from '@quayside/platform/random-id';

/** Returns the same bytes for each seed (xorshift32, Marsaglia 2003), so that visual checks show the same references. Never used for secrets. */
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
