import type { Amount } from '@quayside/rules/amount';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Duration of each price wave, and its amplitude as a ratio of the price. */
const waves = [
  { ms: 41 * DAY_MS, share: 0.06 },
  { ms: 9 * DAY_MS, share: 0.025 },
  { ms: 5 * HOUR_MS, share: 0.006 },
  { ms: 7 * MINUTE_MS, share: 0.002 },
] as const;

/** Returns the price of an instrument at a time, the same for all requests. `base` in hundredths. */
export function priceAt(id: string, base: number, at: Date): Amount {
  const moved = waves.reduce(
    (sum, { ms, share }, index) => sum + share * Math.sin(2 * Math.PI * (at.getTime() / ms + phaseOf(id, index))),
    0,
  );
  return hundredths(Math.max(1, Math.round(base * (1 + moved))));
}

/** Returns the phase of an instrument in a wave, 0 to 1, from its id (FNV-1a). */
function phaseOf(id: string, wave: number): number {
  let hash = 0x811c9dc5;
  for (const sign of `${id}/${wave}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return hash / 2 ** 32;
}

/** Formats hundredths: 1234 is `12.34`, 1200 is `12`. */
export function hundredths(value: number): Amount {
  const whole = Math.trunc(value / 100);
  const rest = String(Math.abs(value % 100))
    .padStart(2, '0')
    .replace(/0+$/, '');
  return rest ? `${whole}.${rest}` : String(whole);
}

/** Rates to the Singapore dollar. Illustrative constants. */
export const ratesToSgd = { USD: '1.3412', HKD: '0.1719' } as const;
