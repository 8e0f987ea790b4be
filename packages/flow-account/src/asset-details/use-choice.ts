import { useLocation, useNavigate } from 'react-router';

/**
 * Returns the value of a query parameter and its setter. `usual` is the value if the URL has none or an unknown one. With `step`, Back undoes a choice, and
 * choosing `usual` goes back.
 */
export function useChoice<T extends string>(
  name: string,
  options: readonly T[],
  usual: T,
  history: 'same' | 'step' = 'same',
) {
  const { search, state } = useLocation(); // useSearchParams would add the links and forms of react-router to the first load
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

/** The state of a history entry that `useChoice` added. `step` is the name of the parameter. */
type Step = { readonly step: string };
