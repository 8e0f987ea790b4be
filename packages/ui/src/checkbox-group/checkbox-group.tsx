import { memo } from 'react';
import { choiceList } from '../field/choice.styles.ts';
import { ChoiceRow } from '../field/choice-row.tsx';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { useTypedEarly } from '../field/use-typed-early.ts';
import { type CheckOption, differs, tickedIn, toggled } from './ticked.ts';

export type { CheckOption } from './ticked.ts';

/** A field whose value is the list of ticked options, with the options to tick, in the order in which they are shown. */
export type CheckboxGroupProps = FieldProps<string[]> & { options: readonly CheckOption[] };

/** Any number of answers. Values come in the order of the options; the first checkbox carries the field's id. */
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
  const ref = useTypedEarly<HTMLFieldSetElement>((group) => {
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
