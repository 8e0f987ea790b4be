import { memo } from 'react';
import { choiceList } from '../field/choice.styles.ts';
import { ChoiceRow } from '../field/choice-row.tsx';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { useTypedEarly } from '../field/use-typed-early.ts';

/** An answer, with a second line that explains it where it needs one. */
export type RadioOption = {
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
};

/** The answers, and whether they stand beside each other; the value is that of the chosen one, '' for none. */
export type RadioGroupProps = FieldProps<string> & {
  options: readonly RadioOption[];
  /** `row` for two or three short answers (Yes, No) side by side */
  layout?: 'list' | 'row';
};

/** One of a few answers, all of them in sight. The first radio button carries the field's id. */
export const RadioGroup = memo(function RadioGroup(props: RadioGroupProps) {
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
    ...own
  } = props;
  const { options, layout = 'list' } = own;
  const ref = useTypedEarly<HTMLFieldSetElement>((group) => {
    const chosen = group.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
    if (chosen && chosen !== value) onChange(chosen);
  });
  return (
    <FieldGroup ref={ref} role="radiogroup" {...{ id, label, error, hint, why, optional, readOnly, onBlur }}>
      <div className={choiceList({ layout })} data-state={error ? 'error' : 'idle'}>
        {options.map((option, index) => (
          <ChoiceRow
            key={option.value}
            type="radio"
            id={index === 0 ? id : `${id}-${index}`}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            checked={value === option.value}
            // A chosen radio button cannot be unchosen, so that it alone stays reachable in a read-only group.
            disabled={disabled || option.disabled || (readOnly && value !== option.value)}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
});
