/** Deepest nesting of request data: deeper than any form, and safe for recursion. */
const MOST_LEVELS = 64;

/** Whether request data can be stored: at most 64 levels, and only strings that `isPlainText` accepts. Does not recurse. */
export function isPlainData(data: unknown): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS || level.some((one) => typeof one === 'string' && !isPlainText(one))) return false;
    level = level.flatMap(within);
  }
  return true;
}

/** Whether a string can be stored: no NUL, which Postgres rejects, and no lone surrogate. */
export const isPlainText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const within = (value: unknown): unknown[] =>
  value !== null && typeof value === 'object' && !(value instanceof Blob) ? Object.entries(value).flat() : [];
