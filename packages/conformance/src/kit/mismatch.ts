import type { Exchange } from './exchange.ts';

/** Thrown if the server does not behave as clients require. */
export class MismatchError extends Error {
  override readonly name = 'MismatchError';
  readonly expected: unknown;
  readonly actual: unknown;
  readonly exchange: Exchange | undefined;

  constructor(what: string, { expected, actual, exchange }: Pick<MismatchError, 'expected' | 'actual' | 'exchange'>) {
    super(what);
    this.expected = expected;
    this.actual = actual;
    this.exchange = exchange;
  }
}

/** Throws `MismatchError` unless both values are equal as JSON, in any order of fields. `what` names the value in the report. */
export function expectSame(what: string, actual: unknown, expected: unknown, exchange?: Exchange): void {
  if (canonicalJson(actual) !== canonicalJson(expected)) throw new MismatchError(what, { expected, actual, exchange });
}

/** Throws `MismatchError` unless `holds` is true. `what` and `expected` describe the expectation in the report. */
export function expectThat(
  what: string,
  holds: boolean,
  { expected, actual, exchange }: { expected: string; actual: unknown; exchange?: Exchange | undefined },
): void {
  if (!holds) throw new MismatchError(what, { expected, actual, exchange });
}

/** Returns a value as JSON with sorted keys and without spaces. Undefined gives `null`. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sorted) ?? 'null';

const sorted = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
