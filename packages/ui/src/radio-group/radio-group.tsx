import { memo } from 'react';
import { choiceList } from '../field/choice.styles.ts';
import { ChoiceRow } from '../field/choice-row.tsx';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { useInputBeforeHydration } from '../field/use-input-before-hydration.ts';

/** An option of a `RadioGroup`, with its value and label. */
export type RadioOption = {
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
};

/** The props of a `RadioGroup`. `value` is the value of the chosen option, or `''`. */
export type RadioGroupProps = FieldProps<string> & {
  options: readonly RadioOption[];
  /**
   * The layout of the options. `row` places two or three short options side by side, such as Yes and No. Default:
   * `list`.
   */
  layout?: 'list' | 'row';
};

/** Renders a single choice with all options visible. The first radio button has the id of the field. */
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
  const ref = useInputBeforeHydration<HTMLFieldSetElement>((group) => {
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
            // radio buttons cannot be cleared, so in a read-only group only the chosen one is enabled
            disabled={disabled || option.disabled || (readOnly && value !== option.value)}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
});
