import type { ChangeEvent } from 'react';
import type { CheckedFieldProps } from './field.tsx';
import { useField } from './use-field.ts';
import { useInput } from './use-input.ts';

/** Returns the props of the frame and of the `<input>` of a field with the value true or false. */
export function useCheckedField(props: CheckedFieldProps) {
  const { checked, defaultChecked, onCheckedChange, value, ref, onChange, ...basics } = props;
  const own = { ...basics, value: checked, defaultValue: defaultChecked, onValueChange: onCheckedChange };
  const { value: isChecked, change, ...field } = useField<boolean, typeof own>(own, false);
  const control = useInput<HTMLInputElement>({
    ref,
    reset: field.reset,
    adopt: (element) => {
      if (element.checked !== isChecked) change(element.checked);
    },
  });
  const { readOnly } = field.frozen;
  return {
    frame: field.frame,
    input: {
      ...field.own,
      ...field.control(),
      ...field.sent,
      ...(readOnly || checked !== undefined ? { checked: isChecked } : { defaultChecked }),
      ...(value === undefined ? {} : { value }),
      ref: control,
      'aria-readonly': readOnly || undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (readOnly) return;
        change(event.target.checked);
        onChange?.(event);
      },
    },
  };
}
