/** Returns the entry of a table for an untrusted key; undefined if there is none. Ignores inherited properties such as `toString`. */
export const getOwn = <T>(table: Readonly<Record<string, T>>, key: string | undefined): T | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
