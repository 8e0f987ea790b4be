/** A generator of pseudo-random numbers. */
export type RandomGenerator = {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  readonly share: () => number;
  /** Returns a number from `least` (inclusive) to `most` (exclusive). */
  readonly between: (least: number, most: number) => number;
  /** Returns an integer from `least` to `most`, both inclusive. */
  readonly whole: (least: number, most: number) => number;
  readonly pick: <T>(values: readonly T[]) => T;
  /** Returns an approximately normal number with mean 0 and standard deviation 1. */
  readonly normal: () => number;
};

/** Creates a generator with a seed. The same seed gives the same numbers. Uses "mulberry32" (Tommy Ettinger, public domain). */
export function createRandom(seed: number): RandomGenerator {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + share() * (most - least);
  return {
    share,
    between,
    whole: (least, most) => Math.floor(between(least, most + 1)),
    pick: <T>(values: readonly T[]) => values[Math.floor(share() * values.length)] as T,
    normal: () => share() + share() + share() + share() + share() + share() - 3 + (share() - share()) * 0.5,
  };
}
