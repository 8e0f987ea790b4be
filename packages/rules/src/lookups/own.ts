/** The entry of a table by a key from outside: `toString` and its like, which every object has, are no entries. */
export const own = <T>(table: Readonly<Record<string, T>>, key: string | undefined): T | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
