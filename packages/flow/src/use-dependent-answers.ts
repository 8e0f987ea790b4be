import { useCallback, useRef } from 'react';
import { useForm } from './form/form.tsx';

/**
 * Returns a change handler for the field at `path`. If the customer changes an earlier choice there, the handler clears the answers at `dependents`, which are
 * about that choice. It restores them if the customer chooses it again, for example while arrow keys pass through the options.
 * @param dependents must be the same list on every render
 */
export function useDependentAnswers(path: string, dependents: readonly string[]): (choice: unknown) => void {
  const form = useForm();
  const given = useRef(new Map<unknown, ReadonlyMap<string, unknown>>());
  return useCallback(
    (choice: unknown) => {
      const before = form.read(path);
      form.write(path, choice);
      if (!before || before === choice) return;
      const current = dependents.map((one) => [one, form.read(one)] as const).filter(([, answer]) => answer);
      given.current.set(before, new Map(current));
      const earlier = given.current.get(choice);
      for (const one of new Set([...current.map(([dependent]) => dependent), ...(earlier?.keys() ?? [])]))
        form.write(one, earlier?.get(one));
    },
    [form, path, dependents],
  );
}
