import { useEffect, useRef } from 'react';
import { useFormScope, useFormValue } from './form/form.tsx';

/**
 * Writes another answer of the same form to `path` while the field is empty or repeats that answer. An edited field stays. Returns whether the field repeats it
 * and can be edited.
 */
export function useFollowing(path: string, value: string | undefined): boolean {
  const { store, readOnly } = useFormScope();
  const shown = useFormValue<string>(path);
  const before = useRef(value);
  useEffect(() => {
    const own = store.read(path);
    if (value && !readOnly && (!own || own === before.current) && own !== value) store.write(path, value);
    before.current = value;
  }, [store, readOnly, path, value]);
  return !readOnly && !!value && shown === value;
}
