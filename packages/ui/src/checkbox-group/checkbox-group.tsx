import { memo } from 'react';
import { choiceList } from '../field/choice.styles.ts';
import { ChoiceRow } from '../field/choice-row.tsx';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { useField } from '../field/use-field.ts';
import { useInput } from '../field/use-input.ts';
import { type CheckOption, getCheckedValues, hasDifferentValues, toggleOption } from './checked-values.ts';

export type { CheckOption } from './checked-values.ts';

/** The props of a `CheckboxGroup`. `value` contains the checked options in the order of `options`. */
export type CheckboxGroupProps = FieldProps<string[], 'fieldset'> & { options: readonly CheckOption[] };

/** Renders a group of checkboxes, one for each option. The first checkbox has the id of the field. */
export const CheckboxGroup = memo(function CheckboxGroup(props: CheckboxGroupProps) {
  const { id, value, change, own, ...field } = useField<string[], CheckboxGroupProps>(props, none);
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
  return (
    <FieldGroup {...fieldset} {...field.frame} ref={group} onBlur={field.onBlur}>
      <div className={choiceList({ layout: 'list' })} data-state={field.invalid ? 'error' : 'idle'}>
        {options.map((option, index) => (
          <ChoiceRow
            key={option.value}
            type="checkbox"
            id={index === 0 ? id : `${id}-${index}`}
            name={props.name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            checked={value.includes(option.value)}
            required={field.sent.required && index === 0 && value.length === 0}
            disabled={disabled || option.disabled}
            aria-invalid={field.invalid}
            aria-readonly={readOnly || undefined}
            onChange={() => readOnly || change(toggleOption(options, value, option.value))}
          />
        ))}
      </div>
    </FieldGroup>
  );
});

const none: string[] = [];
