import { useState } from 'react';

/**
 * Returns the value of a component, a function that changes it, and a function that restores its first value. Without
 * `value`, the component stores its value itself, starting with `initial`.
 */
export function useControlled<V>(value: V | undefined, initial: V, onChange: ((value: V) => void) | undefined) {
  const [first] = useState(value === undefined ? initial : value);
  const [own, setOwn] = useState(first);
  const change = (next: V) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change, () => change(first)] as const;
}
