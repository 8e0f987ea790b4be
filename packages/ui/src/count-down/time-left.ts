const SECOND = 1000;

/** When the time left is said aloud, in seconds before the end: often enough to act, seldom enough to go on reading. */
export const defaultMarks: readonly number[] = [300, 60, 30, 10];

/** Whole seconds left, rounded up, so that the last one is shown until it is over. `ms` may be negative. */
export const secondsLeft = (ms: number): number => Math.max(0, Math.ceil(ms / SECOND));

/** Milliseconds until `secondsLeft` changes; for `ms` above 0. */
export const untilNextSecond = (ms: number): number => ms % SECOND || SECOND;

/** `04:59`, and `1:04:59` from an hour on. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = partsOf(seconds);
  return [...(hours ? [String(hours), twoDigits(minutes)] : [twoDigits(minutes)]), twoDigits(rest)].join(':');
}

/** `4 minutes, 59 seconds` in the words of `language` (BCP 47). */
export function spokenText(seconds: number, language: string): string {
  const units = partsOf(seconds).flatMap((count, at) =>
    count || (at === 2 && seconds === 0) ? [unitText(count, unitNames[at] ?? 'second', language)] : [],
  );
  return new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(units);
}

/** The mark that lies between two looks at the clock (`before` > mark ≥ `after`); the last one, where a sleeping page passed several. */
export const markPassed = (before: number, after: number, marks: readonly number[]): number | undefined =>
  marks.filter((mark) => before > mark && mark >= after).sort((a, b) => a - b)[0];

const unitNames = ['hour', 'minute', 'second'] as const;
const partsOf = (seconds: number) => [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60] as const;
const twoDigits = (count: number) => String(count).padStart(2, '0');
const unitText = (count: number, unit: string, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
