import { type CheckOption, getCheckedValues, hasDifferentValues, toggleOption } from './checked-values.ts';
import type { FieldProps } from './field.tsx';
import { useField } from './use-field.ts';
import { useInput } from './use-input.ts';

/** The props of a field with several checkboxes. `value` contains the checked options in the order of `options`. */
export type CheckOptionsProps<O extends CheckOption = CheckOption> = FieldProps<string[], 'fieldset'> & {
  /** The options, each with its own checkbox. */
  options: readonly O[];
};

/**
 * Returns the props of the `FieldGroup` of several checkboxes, and `checkboxes`: each option with the props of its
 * `input`. The first checkbox has the id of the field.
 */
export function useCheckOptions<O extends CheckOption>(props: CheckOptionsProps<O>) {
  const { id, value, change, own, ...field } = useField<string[], CheckOptionsProps<O>>(props, none);
  const { options, ref, ...fieldset } = own;
  const { disabled, readOnly } = field.frozen;
  const group = useInput<HTMLFieldSetElement>({
    ref,
    reset: field.reset,
    adopt: (element) => {
      const chosen = getCheckedValues(element);
      if (hasDifferentValues(options, value, chosen)) change(chosen);
    },
  });
  return {
    group: { ...fieldset, ...field.frame, ref: group, onBlur: field.onBlur },
    invalid: field.invalid,
    checkboxes: options.map((option, index) => ({
      option,
      input: {
        type: 'checkbox' as const,
        id: index === 0 ? id : `${id}-${index}`,
        name: props.name,
        value: option.value,
        checked: value.includes(option.value),
        required: field.sent.required && index === 0 && value.length === 0,
        disabled: disabled || option.disabled,
        'aria-invalid': field.invalid,
        'aria-readonly': readOnly || undefined,
        onChange: () => void (readOnly || change(toggleOption(options, value, option.value))),
      },
    })),
  };
}

const none: string[] = [];
