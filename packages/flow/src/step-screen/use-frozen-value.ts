import { useState } from 'react';

/** Returns `value`. While `held` is true, returns the last value before that, so that a page stays the same until the next one is shown. */
export function useFrozenValue<T>(value: T, held: boolean): T {
  const [last, setLast] = useState(value);
  if (!held && !Object.is(last, value)) setLast(value);
  return held ? last : value;
}
