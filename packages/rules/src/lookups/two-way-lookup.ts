import { normaliseText } from '@quayside/values/internals/white-space';

/** A lookup that finds an entry by code or by name. Comparison of names ignores case and repeated white space. */
export type TwoWayLookup<T> = {
  readonly byCode: (code: string) => T | undefined;
  readonly byName: (name: string) => T | undefined;
};

/** Returns a lookup in both directions (specification section 3, FORM-03). If two entries have the same name, `byName` returns the first. */
export function twoWayLookup<T>(
  entries: readonly T[],
  codeOf: (entry: T) => string,
  nameOf: (entry: T) => string,
): TwoWayLookup<T> {
  const codes = new Map(entries.map((entry) => [codeOf(entry), entry]));
  const names = new Map<string, T>();
  for (const entry of entries) {
    const name = comparable(nameOf(entry));
    if (!names.has(name)) names.set(name, entry);
  }
  return { byCode: (code) => codes.get(code), byName: (name) => names.get(comparable(name)) };
}

const comparable = (name: string) => normaliseText(name.normalize('NFKC')).toLowerCase();
