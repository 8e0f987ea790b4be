/** The number of items to sort or merge before the generator yields. A slow phone takes a few milliseconds for 500. */
export const SLICE_SIZE = 500;

/** Sorts items stably, like `Array.prototype.sort`. Yields after each `SLICE_SIZE` items, and returns the sorted items. */
export function* sortInSlices<T>(
  items: readonly T[],
  compare: (one: T, other: T) => number,
): Generator<undefined, readonly T[]> {
  let runs: (readonly T[])[] = [];
  for (let at = 0; at < items.length; at += SLICE_SIZE) {
    runs.push(items.slice(at, at + SLICE_SIZE).sort(compare));
    yield undefined;
  }
  while (runs.length > 1) {
    const merged: (readonly T[])[] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<T>(
  first: readonly T[],
  second: readonly T[],
  compare: (one: T, other: T) => number,
): Generator<undefined, readonly T[]> {
  const merged: T[] = [];
  let [a, b] = [0, 0];
  while (a < first.length || b < second.length) {
    const isFirst = b >= second.length || (a < first.length && compare(first[a] as T, second[b] as T) <= 0);
    merged.push((isFirst ? first[a++] : second[b++]) as T);
    if (merged.length % SLICE_SIZE === 0) yield undefined;
  }
  return merged;
}

/** Runs a generator to its end without a pause, and returns its result. */
export function runToEnd<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
