import { type CSSProperties, type FocusEvent, type ReactNode, useId } from 'react';
import { useControlled } from '../use-controlled/use-controlled.ts';
import { controlState, getDescriptionIds } from './control.ts';
import type { Explanation } from './field-notes.tsx';

/** The props that every field uses itself, apart from its value. */
export type FieldBasics = {
  /** The name of the answer in `FormData`, such as `address.postcode`. */
  name?: string;
  /** The visible label and the accessible name of the control. */
  label: ReactNode;
  /** Called when focus leaves the whole field. */
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /** The error message. With it, the field is marked as invalid. */
  error?: ReactNode;
  /** Help text between the label and the control. */
  hint?: ReactNode;
  /** A disclosure that explains the reason for the question. */
  why?: Explanation;
  /** Whether the label includes "(optional)". Default: `false`. */
  optional?: boolean;
  /** Whether the browser rejects a form without an answer. Default: `false`. */
  required?: boolean;
  /** Whether the user can neither change nor focus the field. A form does not send it. */
  disabled?: boolean;
  /** Whether the user can read but not change the value. The control stays focusable. */
  readOnly?: boolean;
  /** The id of the control, or of the first input of a group. Default: `name`, or a generated id. */
  id?: string;
  /** The class of the element around the label and the control. */
  className?: string;
  /** The style of the element around the label and the control. */
  style?: CSSProperties;
};

/** The props that a field uses itself. It passes all other props to its control. */
export type OwnFieldProps<V> = FieldBasics & {
  /** The current value. Without it, the field stores its value itself. */
  value?: V;
  /** The initial value of a field without `value`. A reset of the form restores it. */
  defaultValue?: V;
  /** Called with the new value when the user changes it. */
  onValueChange?: (value: V) => void;
};

/**
 * Returns the value of a field, the props of its frame and of its control, and `own`, the props that the field does not
 * share with others. `empty` is the value without an answer.
 */
export function useField<V, P extends OwnFieldProps<V>>(props: P, empty: V) {
  const { name, label, value: given, defaultValue, onValueChange, onBlur, ...rest } = props;
  const { error, hint, why, optional, required, disabled, readOnly, id: fixed, className, style, ...own } = rest;
  const generated = useId();
  const id = fixed ?? name ?? generated;
  const [value, change, reset] = useControlled<V>(given, defaultValue ?? empty, onValueChange);
  return {
    id,
    value,
    change,
    reset,
    onBlur,
    frame: { id, label, error, hint, why, optional, className, style },
    frozen: { disabled, readOnly },
    state: controlState({ error, disabled, readOnly }),
    invalid: error ? true : undefined,
    /** The props of a native control that stores its value without `value`. */
    native: given === undefined ? { defaultValue } : { value: given },
    /** The props of the control that takes part in a native form. */
    sent: { name, required },
    /** The props of a `FormValue`, if the control shows another text than the value. */
    form: { name, required, disabled, control: id },
    /**
     * Returns the props of every control. `parts` names further descriptions: `unit` has the id `${id}-unit`. `found` is
     * an error that the field found itself.
     */
    control: (parts: readonly (string | false | undefined)[] = [], found: ReactNode = error) => ({
      id,
      disabled,
      'aria-invalid': found ? (true as const) : undefined,
      'aria-describedby': getDescriptionIds(
        { id, hint, error: found },
        (own as { 'aria-describedby'?: string })['aria-describedby'],
        ...parts.map((part) => part && `${id}-${part}`),
      ),
      onBlur,
    }),
    own: own as unknown as Omit<P, keyof OwnFieldProps<V>>,
  };
}
