import { debounce } from '@quayside/platform/internals/debounce';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useSyncExternalStore,
} from 'react';
import { FieldAdvice } from './field-advice.tsx';
import { FormContext, type FormScope, useFormScope } from './form-scope.ts';
import type { FormStore } from './form-store.ts';

export { FieldAdvice, SuppressedAdviceContext } from './field-advice.tsx';
export type { FileState } from './file-states.ts';
export { type IssueText, useFormScope } from './form-scope.ts';
export type { FormStore } from './form-store.ts';
export { coversPath, type FormValues, readPath } from './paths.ts';

/** Provides a form's values, issues and messages to its fields. `readOnly` is for a closed step. Renders no element. */
export function FormProvider({ store, words, readOnly, children }: FormScope & { children: ReactNode }) {
  const scope = useMemo(() => ({ store, words, readOnly }), [store, words, readOnly]);
  return <FormContext.Provider value={scope}>{children}</FormContext.Provider>;
}

/** Returns the form's store. Does not re-render when answers change; for that, use `useFormValue`. */
export const useForm = (): FormStore => useFormScope().store;

/** Returns the value at a path, or undefined if there is no answer. Re-renders only when this value changes. */
export function useFormValue<V>(path: string): V | undefined {
  const { store } = useFormScope();
  const read = () => store.read(path) as V | undefined;
  return useSyncExternalStore(store.subscribe, read, read);
}

type Bound = 'name' | 'value' | 'onValueChange' | 'checked' | 'onCheckedChange' | 'error';

/** The props that each field of @quayside/ui receives from the form. */
type AnyField = { name?: string; label: ReactNode; error?: ReactNode; readOnly?: boolean };

/** The answer that a field shows: whether it is checked, or its value. */
type AnswerOf<P> = 'onCheckedChange' extends keyof P ? boolean : P extends { value?: infer V } ? V : never;

/** The props of `FormField`: those of the field component, without the ones that the form sets. */
export type FormFieldProps<P extends AnyField> = Omit<P, Bound> & {
  /** The component that renders the field, such as `TextField` of @quayside/ui. */
  as: ComponentType<P>;
  label: string;
  /** The path of the answer, such as `residentialAddress.country`. */
  name: string;
  /** The value that the field shows without an answer. */
  empty: AnswerOf<P>;
};

/** The delay in milliseconds after the last change before a field shows the answer that it copies. */
const repeatsAfterMs = 300;

/**
 * Renders a `FormField` whose answer copies that of a source field (`useMirroredAnswer`). Shows the copied answer when typing pauses or focus leaves the source
 * field, so that a key press renders one field.
 */
export function MirroredField<P extends AnyField>(props: FormFieldProps<P>) {
  const { store } = useFormScope();
  const { name } = props;
  const [, renderNow] = useReducer((count: number) => count + 1, 0);
  const subscribe = useMemo(() => whenPaused(store.subscribe, repeatsAfterMs), [store]);
  const onChange = useCallback(
    (value: unknown) => {
      store.write(name, value);
      renderNow();
    },
    [store, name],
  );
  return <FormField {...props} subscribe={subscribe} onChange={onChange} />;
}

/**
 * Returns a subscription that calls its listener after `ms` milliseconds without a change. It calls the listener at once when focus leaves a field, so that
 * no text appears while the customer types in the next one. Tab calls it before that, because the browser then selects the text of the next field.
 */
const whenPaused =
  (subscribe: FormStore['subscribe'], ms: number): FormStore['subscribe'] =>
  (listener) => {
    const paused = debounce(listener, ms);
    const unsubscribe = subscribe(paused);
    const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && paused.flush();
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('focusout', paused.flush, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('focusout', paused.flush, true);
      paused.cancel();
      unsubscribe();
    };
  };

/** Overrides how a field reads and writes the store. */
type Binding = {
  subscribe?: FormStore['subscribe'];
  onChange?: (value: unknown) => void;
};

/** Renders one field of the form with `as`, and its advice below. A key press re-renders only this field. */
export function FormField<P extends AnyField>({
  as: Component,
  empty,
  subscribe,
  onChange,
  ...rest
}: FormFieldProps<P> & Binding) {
  const { store, words, readOnly } = useFormScope();
  const { name, label } = rest as { name: string; label: string };
  const read = () => store.read(name);
  const value = useSyncExternalStore(subscribe ?? store.subscribe, read, read) ?? empty;
  const readIssue = () => store.issueAt(name);
  const issue = useSyncExternalStore(store.subscribe, readIssue, readIssue);
  useEffect(() => store.name(name, label), [store, name, label]);
  const change = onChange ?? store.setter(name);
  const bound = {
    ...(typeof empty === 'boolean' ? { checked: value, onCheckedChange: change } : { value, onValueChange: change }),
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
