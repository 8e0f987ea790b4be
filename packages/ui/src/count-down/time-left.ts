const SECOND = 1000;

/**
 * The default times of announcements, in seconds before the end. More announcements would interrupt screen readers too
 * often.
 */
export const defaultMarks: readonly number[] = [300, 60, 30, 10];

/**
 * Returns the remaining whole seconds, rounded up, so that the countdown shows 1 until it ends. Returns 0 if `ms` is
 * negative.
 */
export const secondsLeft = (ms: number): number => Math.max(0, Math.ceil(ms / SECOND));

/** Returns the milliseconds until the value of `secondsLeft` changes. `ms` must be positive. */
export const getMsUntilNextSecond = (ms: number): number => ms % SECOND || SECOND;

/** Formats seconds as `04:59`, or with hours as `1:04:59`. */
export function formatClockTime(seconds: number): string {
  const [hours, minutes, rest] = partsOf(seconds);
  return [...(hours ? [String(hours), twoDigits(minutes)] : [twoDigits(minutes)]), twoDigits(rest)].join(':');
}

/** Formats seconds as words, such as `4 minutes, 59 seconds`. `language` is a BCP 47 tag. */
export function formatSpokenTime(seconds: number, language: string): string {
  const units = partsOf(seconds).flatMap((count, at) =>
    count || (at === 2 && seconds === 0) ? [unitText(count, unitNames[at] ?? 'second', language)] : [],
  );
  return new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(units);
}

/**
 * Returns the lowest mark that the remaining time has passed: `before` > mark ≥ `after`, in seconds. A page can pass
 * several marks while it is suspended.
 */
export const findPassedMark = (before: number, after: number, marks: readonly number[]): number | undefined =>
  marks.filter((mark) => before > mark && mark >= after).sort((a, b) => a - b)[0];

const unitNames = ['hour', 'minute', 'second'] as const;
const partsOf = (seconds: number) => [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60] as const;
const twoDigits = (count: number) => String(count).padStart(2, '0');
const unitText = (count: number, unit: string, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
