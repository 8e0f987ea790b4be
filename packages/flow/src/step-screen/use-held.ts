import { useState } from 'react';

/** Returns a value as it was before `held`, so that a page does not change while it leads to the next one. */
export function useHeld<T>(value: T, held: boolean): T {
  const [last, setLast] = useState(value);
  if (!held && !Object.is(last, value)) setLast(value);
  return held ? last : value;
}
