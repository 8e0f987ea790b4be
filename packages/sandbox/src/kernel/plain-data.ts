/** Limit of nesting: deeper than any form, and safe for recursion. */
const MOST_LEVELS = 64;

/** Whether request data can be stored: at most 64 levels, and texts that `isPlainText` accepts. Does not recurse. */
export function isPlainData(data: unknown): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS || level.some((one) => typeof one === 'string' && !isPlainText(one))) return false;
    level = level.flatMap(within);
  }
  return true;
}

/** Whether a text can be stored: without NUL, which Postgres does not accept, and without half of a surrogate pair. */
export const isPlainText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const within = (value: unknown): unknown[] =>
  value !== null && typeof value === 'object' && !(value instanceof Blob) ? Object.entries(value).flat() : [];
