import { useLocation, useNavigate } from 'react-router';

/** Returns a choice that the address keeps as a query parameter, and its setter. Unknown values count as the default, which the address leaves out. */
export function useChoice<T extends string>(name: string, options: readonly T[], usual: T) {
  const { search } = useLocation(); // useSearchParams brings all of react-router's links and forms into the first load
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const value = options.find((one) => one === parameters.get(name)) ?? usual;
  const choose = (next: T) => {
    if (next === usual) parameters.delete(name);
    else parameters.set(name, next);
    void navigate({ search: parameters.toString() }, { replace: true, preventScrollReset: true });
  };
  return [value, choose] as const;
}
