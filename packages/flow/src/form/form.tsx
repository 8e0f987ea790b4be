import type { Issue } from '@quayside/rules/issue';
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { FormStore } from './form-store.ts';

/** Turns an issue into words; `label` fills "Please enter the {{field}}". */
export type IssueWords = (issue: Issue, label: string) => string;

type FormScope = { readonly store: FormStore; readonly words: IssueWords; readonly readOnly: boolean };

const FormContext = createContext<FormScope>({ store: new FormStore(), words: ({ code }) => code, readOnly: false });

export const FormProvider = ({ children, ...scope }: FormScope & { children: ReactNode }) => (
  <FormContext.Provider value={scope}>{children}</FormContext.Provider>
);

export const useFormScope = (): FormScope => useContext(FormContext);

export const useForm = (): FormStore => useContext(FormContext).store;

/** The value at a path, and only that: another field's key does not render the caller. */
export function useFormValue<V>(path: string): V | undefined {
  const { store } = useContext(FormContext);
  const read = () => store.read(path) as V | undefined;
  return useSyncExternalStore(store.subscribe, read, read);
}

type Bound = 'name' | 'value' | 'onChange' | 'error';

/** The props that a field of @quayside/ui gets from the form. */
type FieldProps<V> = {
  name: string;
  label: string;
  value: V;
  onChange: (value: V) => void;
  error?: string;
  readOnly?: boolean;
};

/** One field of the form: `as` is any field of @quayside/ui; `empty` what it shows before there is an answer. Renders what `as` renders. */
export function FormField<V, P extends FieldProps<V>>({
  as: Component,
  name,
  empty,
  ...rest
}: { as: ComponentType<P>; name: string; empty: NoInfer<V> } & Omit<P, Bound>) {
  const { store, words, readOnly } = useContext(FormContext);
  const read = () => store.read(name) as V | undefined;
  const value = useSyncExternalStore(store.subscribe, read, read) ?? empty;
  const issue = useSyncExternalStore(store.subscribe, () => store.issueAt(name), noIssue);
  const label = (rest as unknown as { label: string }).label;
  useEffect(() => store.name(name, label), [store, name, label]);
  const props = {
    ...rest,
    name,
    value,
    onChange: store.setter(name),
    ...(issue ? { error: words(issue, label) } : {}),
    ...(readOnly ? { readOnly } : {}),
  };
  return <Component {...(props as unknown as P)} />;
}

const noIssue = () => undefined;
