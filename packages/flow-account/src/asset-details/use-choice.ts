import { useLocation, useNavigate } from 'react-router';

/**
 * Returns a choice that the address keeps as a query parameter, and its setter. Unknown values count as the default, which the address leaves out. `step`: a
 * choice other than the default is a step of the history, so that Back returns; the default then goes that step back,
 * unless another choice was made since, which going back would undo.
 */
export function useChoice<T extends string>(
  name: string,
  options: readonly T[],
  usual: T,
  history: 'same' | 'step' = 'same',
) {
  const { search, state } = useLocation(); // useSearchParams brings all of react-router's links and forms into the first load
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

/** The state of an entry of the history that a choice made. */
type Step = { readonly step: string };
