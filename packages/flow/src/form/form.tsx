import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { FieldAdvice } from './field-advice.tsx';
import { FormContext, type FormScope, useFormScope } from './form-scope.ts';
import type { FormStore } from './form-store.ts';

export { FieldAdvice } from './field-advice.tsx';
export { type IssueWords, useFormScope } from './form-scope.ts';
export type { FormStore } from './form-store.ts';

/** Gives a form's values, issues and words to the fields below it; `readOnly` where the step is closed. Renders no element. */
export const FormProvider = ({ children, ...scope }: FormScope & { children: ReactNode }) => (
  <FormContext.Provider value={scope}>{children}</FormContext.Provider>
);

/** The values and issues of the form around, to read or set at once; `useFormValue` renders again when one changes. */
export const useForm = (): FormStore => useFormScope().store;

/** The value at a path, and only that: another field's key does not render the caller. */
export function useFormValue<V>(path: string): V | undefined {
  const { store } = useFormScope();
  const read = () => store.read(path) as V | undefined;
  return useSyncExternalStore(store.subscribe, read, read);
}

type Bound = 'name' | 'value' | 'onChange' | 'error';

/** The props that every field of @quayside/ui gets from the form. */
type AnyField = {
  name: string;
  label: string;
  value: unknown;
  onChange: (value: never) => void;
  error?: string;
  readOnly?: boolean;
};

/** The props of the field itself, but for value, name, error and change: those are the form's. */
export type FormFieldProps<P extends AnyField> = Omit<P, Bound> & {
  /** any field of @quayside/ui */
  as: ComponentType<P>;
  /** the path of the answer: `residentialAddress.country` */
  name: string;
  /** what the field shows before there is an answer */
  empty: P['value'];
};

/** One field of the form: a key renders it and nothing else. Renders what `as` renders, and a notice below it while there is advice. */
export function FormField<P extends AnyField>({ as: Component, empty, ...rest }: FormFieldProps<P>) {
  const { store, words, readOnly } = useFormScope();
  const { name, label } = rest as unknown as Pick<P, 'name' | 'label'>;
  const read = () => store.read(name);
  const value = useSyncExternalStore(store.subscribe, read, read) ?? empty;
  const readIssue = () => store.issueAt(name);
  const issue = useSyncExternalStore(store.subscribe, readIssue, readIssue);
  useEffect(() => store.name(name, label), [store, name, label]);
  const bound = {
    value,
    onChange: store.setter(name),
    ...(issue ? { error: words(issue, label) } : {}),
    ...(readOnly ? { readOnly } : {}),
  };
  return (
    <>
      <Component {...({ ...rest, ...bound } as unknown as P)} />
      <FieldAdvice name={name} label={label} />
    </>
  );
}
