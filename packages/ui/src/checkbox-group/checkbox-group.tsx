import { memo } from 'react';
import { choiceList } from '../field/choice.styles.ts';
import { ChoiceRow } from '../field/choice-row.tsx';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { useEarlyInput } from '../field/use-early-input.ts';
import { type CheckOption, differs, tickedIn, toggled } from './ticked.ts';

export type { CheckOption } from './ticked.ts';

/** The props of a `CheckboxGroup`. `value` contains the checked options in the order of `options`. */
export type CheckboxGroupProps = FieldProps<string[]> & { options: readonly CheckOption[] };

/** Renders a group of checkboxes, one for each option. The first checkbox has the id of the field. */
export const CheckboxGroup = memo(function CheckboxGroup(props: CheckboxGroupProps) {
  const {
    name,
    label,
    value,
    onChange,
    onBlur,
    error,
    hint,
    why,
    optional,
    disabled,
    readOnly,
    id = name,
    options,
  } = props;
  const ref = useEarlyInput<HTMLFieldSetElement>((group) => {
    const chosen = tickedIn(group);
    if (differs(options, value, chosen)) onChange(chosen);
  });
  return (
    <FieldGroup ref={ref} {...{ id, label, error, hint, why, optional, onBlur }}>
      <div className={choiceList({ layout: 'list' })} data-state={error ? 'error' : 'idle'}>
        {options.map((option, index) => (
          <ChoiceRow
            key={option.value}
            type="checkbox"
            id={index === 0 ? id : `${id}-${index}`}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            checked={value.includes(option.value)}
            disabled={disabled || option.disabled}
            aria-invalid={error ? true : undefined}
            aria-readonly={readOnly || undefined}
            onChange={() => readOnly || onChange(toggled(options, value, option.value))}
          />
        ))}
      </div>
    </FieldGroup>
  );
});
