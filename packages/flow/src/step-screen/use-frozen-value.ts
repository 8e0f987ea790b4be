import { useState } from 'react';

/** Returns `value`; while `held`, the last value before that. A page uses it to stay the same until the next one is shown. */
export function useFrozenValue<T>(value: T, held: boolean): T {
  const [last, setLast] = useState(value);
  if (!held && !Object.is(last, value)) setLast(value);
  return held ? last : value;
}
