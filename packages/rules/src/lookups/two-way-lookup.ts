import { collapse } from '../white-space/white-space.ts';

/** Finds an entry by its code or by its name; names are compared without case and with white space collapsed. */
export type TwoWayLookup<T> = {
  readonly byCode: (code: string) => T | undefined;
  readonly byName: (name: string) => T | undefined;
};

/** The lookup maps in both directions of the specification (section 3, FORM-03). Where two entries share a name, the first is found. */
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

const comparable = (name: string) => collapse(name.normalize('NFKC')).toLowerCase();
