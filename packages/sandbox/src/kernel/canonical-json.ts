/** Returns a value as JSON with sorted keys, so that equal values give equal texts. Undefined gives `null`. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sorted) ?? 'null';

const sorted = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
