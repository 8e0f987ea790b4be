import type { ChangeEvent, ChangeEventHandler, FocusEvent, Ref } from 'react';
import { type OwnFieldProps, useField } from './use-field.ts';
import { useInput } from './use-input.ts';

type TextControlProps<E> = OwnFieldProps<string> & {
  /** Returns the text to store on blur. */
  normalise?: (text: string) => string;
  ref?: Ref<E> | undefined;
  onChange?: ChangeEventHandler<E>;
};

/**
 * Returns the field, and the props of a native text control that stores its text without `value`. `parts` names
 * further descriptions, as in `useField`.
 */
export function useTextControl<E extends HTMLInputElement | HTMLTextAreaElement>(
  { normalise, ref, onChange, ...props }: TextControlProps<E>,
  ...parts: readonly (string | false | undefined)[]
) {
  const field = useField(props, '');
  const { value, change, reset, onBlur } = field;
  const control = useInput<E>({
    ref,
    reset,
    adopt: (element) => {
      if (element.value !== value.replaceAll('\r\n', '\n')) change(element.value);
    },
  });
  return {
    field,
    input: {
      ...field.own,
      ...field.control(parts),
      ...field.sent,
      ...field.native,
      ref: control,
      onChange: (event: ChangeEvent<E>) => {
        change(event.target.value);
        onChange?.(event);
      },
      onBlur: (event: FocusEvent<E>) => {
        const { target } = event;
        const tidy = normalise?.(target.value) ?? target.value;
        if (tidy !== target.value) {
          target.value = tidy;
          change(tidy);
        }
        onBlur?.(event);
      },
    },
  };
}
