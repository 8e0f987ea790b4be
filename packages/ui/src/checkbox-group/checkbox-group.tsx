import { memo } from 'react';
import { choiceList } from '../field/choice.styles.ts';
import { ChoiceRow } from '../field/choice-row.tsx';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { useInputBeforeHydration } from '../field/use-input-before-hydration.ts';
import { type CheckOption, getCheckedValues, hasDifferentValues, toggleOption } from './checked-values.ts';

export type { CheckOption } from './checked-values.ts';

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
  const ref = useInputBeforeHydration<HTMLFieldSetElement>((group) => {
    const chosen = getCheckedValues(group);
    if (hasDifferentValues(options, value, chosen)) onChange(chosen);
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
            onChange={() => readOnly || onChange(toggleOption(options, value, option.value))}
          />
        ))}
      </div>
    </FieldGroup>
  );
});
