import { useLocation, useNavigate } from 'react-router';

/**
 * Returns a choice that the URL stores as a query parameter, and its setter. Unknown values count as the default, which the URL omits. `step`: a choice other
 * than the default adds a history entry, so that Back undoes it; choosing the default then goes back. After another choice, it does not go back, because that
 * would undo the other choice.
 */
export function useChoice<T extends string>(
  name: string,
  options: readonly T[],
  usual: T,
  history: 'same' | 'step' = 'same',
) {
  const { search, state } = useLocation(); // useSearchParams would add all of react-router's links and forms to the first load
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const value = options.find((one) => one === parameters.get(name)) ?? usual;
  const choose = (next: T) => {
    if (next === usual && (state as Step | null)?.step === name) return void navigate(-1);
    if (next === usual) parameters.delete(name);
    else parameters.set(name, next);
    const replace = history === 'same' || next === usual;
    const step: Step | null = replace ? null : { step: name };
    void navigate({ search: parameters.toString() }, { replace, state: step, preventScrollReset: true });
  };
  return [value, choose] as const;
}

/** State of a history entry that a choice added. */
type Step = { readonly step: string };
