import type { Amount } from '@quayside/values/amount';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * The paths whose sum moves a price. `ms` is the time between two turning points, and `share` the largest part of the price that a path adds or removes. As
 * in a random walk, fast paths move prices less than slow ones. Together they move a price by at most 9.3 %; the demo portfolios rely on this limit, so that
 * a portfolio with a margin call always has one.
 */
const paths: readonly Path[] = [
  { ms: 211 * DAY_MS, share: 0.034, of: 'market' },
  { ms: 47 * DAY_MS, share: 0.013, of: 'market' },
  { ms: 11 * DAY_MS, share: 0.006, of: 'market' },
  { ms: 1.9 * DAY_MS, share: 0.003, of: 'market' },
  { ms: 157 * DAY_MS, share: 0.012, of: 'instrument' },
  { ms: 31 * DAY_MS, share: 0.009, of: 'instrument' },
  { ms: 7 * DAY_MS, share: 0.006, of: 'instrument' },
  { ms: 1.3 * DAY_MS, share: 0.004, of: 'instrument' },
  { ms: 5 * HOUR_MS, share: 0.004, of: 'instrument' },
  { ms: 7 * MINUTE_MS, share: 0.002, of: 'instrument' },
];

/** A path that moves prices. A path of the `market` moves all instruments alike, because independent paths would cancel out in a portfolio. */
type Path = { readonly ms: number; readonly share: number; readonly of: 'market' | 'instrument' };

/** Returns the price of an instrument at a time, always the same for the same time. `base` is in hundredths. */
export function priceAt(id: string, base: number, at: Date): Amount {
  const own = seedOf(id);
  const moved = paths.reduce(
    (sum, { ms, share, of }, index) => sum + share * onPath(of === 'market' ? MARKET : own, index, at.getTime() / ms),
    0,
  );
  return formatHundredths(Math.max(1, Math.round(base * (1 + moved))));
}

/** Seed of the market's paths. With this one, prices rise in 2026 and 2027, with falls in between. */
const MARKET = 18_941;

/** Returns the value of a path from -1 to 1, on a smooth curve between its turning points. `time` counts the turning points. */
function onPath(seed: number, path: number, time: number): number {
  const turn = Math.floor(time);
  const part = time - turn;
  const before = turnAt(seed, path, turn);
  return before + (turnAt(seed, path, turn + 1) - before) * part * part * (3 - 2 * part);
}

/** Returns the value of a path at a turning point, from -1 to 1, as a hash of the point's number (the mixer of MurmurHash3). */
function turnAt(seed: number, path: number, turn: number): number {
  let mixed = (seed ^ Math.imul(turn, 0x85ebca6b) ^ Math.imul(path + 1, 0xc2b2ae35)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 31 - 1;
}

/** Returns the seed of an instrument's paths, which is a hash of its id (FNV-1a). */
function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const sign of id) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

/** Formats hundredths as a decimal: 1234 becomes `12.34`, and 1200 becomes `12`. */
export function formatHundredths(value: number): Amount {
  const whole = Math.trunc(value / 100);
  const rest = String(Math.abs(value % 100))
    .padStart(2, '0')
    .replace(/0+$/, '');
  return rest ? `${whole}.${rest}` : String(whole);
}

/** Singapore dollars for one unit of another currency. The constants are only for illustration. */
export const ratesToSgd = { USD: '1.3412', HKD: '0.1719' } as const;

/** A currency in which accounts are valued. */
export type BaseCurrency = 'SGD' | 'HKD' | 'USD';

/** Units of each base currency for one unit of another currency. Those of HKD and USD follow from `ratesToSgd`. */
export const exchangeRates: Readonly<Record<BaseCurrency, Readonly<Partial<Record<BaseCurrency, string>>>>> = {
  SGD: ratesToSgd,
  HKD: { SGD: '5.8173', USD: '7.8022' },
  USD: { SGD: '0.7456', HKD: '0.1282' },
};
