/** Deeper than any form nests; what walks answers by recursion stays far from the end of the stack. */
const MOST_LEVELS = 64;

/** Whether data of a request can be stored: nested no deeper than 64 levels, and without NUL, which no text of Postgres may hold. Walks without recursion. */
export function isPlainData(data: unknown): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS || level.some((one) => typeof one === 'string' && one.includes('\0'))) return false;
    level = level.flatMap(within);
  }
  return true;
}

const within = (value: unknown): unknown[] =>
  value !== null && typeof value === 'object' && !(value instanceof Blob) ? Object.entries(value).flat() : [];
