/** Maximum nesting of request data, so that recursion is safe. Forms have fewer levels. */
const MOST_LEVELS = 64;

/** Returns whether request data can be stored: they have at most 64 levels, and `isPlainText` accepts each string. */
export function isPlainData(data: unknown): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS || level.some((one) => typeof one === 'string' && !isPlainText(one))) return false;
    level = level.flatMap(within);
  }
  return true;
}

/** Returns whether a text can be stored: it has no NUL, which Postgres rejects, and no lone surrogate. */
export const isPlainText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const within = (value: unknown): unknown[] =>
  value !== null && typeof value === 'object' && !(value instanceof Blob) ? Object.entries(value).flat() : [];
