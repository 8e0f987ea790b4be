import { useEffect, useSyncExternalStore } from 'react';
import { useFormScope } from './form/form.tsx';
import type { FormStore } from './form/form-store.ts';

/**
 * Copies another answer of the same form to `path` while that field is empty or equals the answer. Does not change an edited field. A list counts as edited unless `source` returns the same
 * object. Returns whether the field
 * equals the answer and can be edited. Render a typed answer with `MirroredField`.
 * @param source returns the answer to copy; must be the same function on every render
 */
export function useMirroredAnswer(
  path: string,
  source: (store: FormStore) => string | readonly string[] | undefined,
): boolean {
  const { store, readOnly } = useFormScope();
  useEffect(() => {
    if (readOnly) return undefined;
    let before = source(store);
    if (before && !store.read(path)) store.write(path, before);
    return store.subscribe(() => {
      const value = source(store);
      if (value === before) return;
      const own = store.read(path);
      const repeats = !own || own === before;
      before = value;
      if (value && repeats && own !== value) store.write(path, value);
    });
  }, [store, readOnly, path, source]);
  const follows = () => {
    const value = source(store);
    return !readOnly && !!value && store.read(path) === value;
  };
  return useSyncExternalStore(store.subscribe, follows, follows);
}
