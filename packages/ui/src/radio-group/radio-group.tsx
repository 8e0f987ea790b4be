import { memo } from 'react';
import { choiceList } from '../field/choice.styles.ts';
import { ChoiceRow } from '../field/choice-row.tsx';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { useField } from '../field/use-field.ts';
import { useInput } from '../field/use-input.ts';

/** An option of a `RadioGroup`, with its value and label. */
export type RadioOption = {
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
};

/** The props of a `RadioGroup`. `value` is the value of the chosen option, or `''`. */
export type RadioGroupProps = FieldProps<string, 'fieldset'> & {
  /** The options, each with at least `value` and `label`. */
  options: readonly RadioOption[];
  /**
   * The layout of the options. `row` places two or three short options side by side, such as Yes and No. Default:
   * `list`.
   */
  layout?: 'list' | 'row';
};

/** Renders a single choice with all options visible. The first radio button has the id of the field. */
export const RadioGroup = memo(function RadioGroup(props: RadioGroupProps) {
  const { id, value, change, own, ...field } = useField<string, RadioGroupProps>(props, '');
  const { options, layout = 'list', ref, ...fieldset } = own;
  const { disabled, readOnly } = field.frozen;
  const group = useInput<HTMLFieldSetElement>({
    ref,
    reset: field.reset,
    adopt: (element) => {
      const chosen = element.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
      if (chosen && chosen !== value) change(chosen);
    },
  });
  return (
    <FieldGroup {...fieldset} {...field.frame} ref={group} role="radiogroup" readOnly={readOnly} onBlur={field.onBlur}>
      <div className={choiceList({ layout })} data-state={field.invalid ? 'error' : 'idle'}>
        {options.map((option, index) => (
          <ChoiceRow
            key={option.value}
            type="radio"
            id={index === 0 ? id : `${id}-${index}`}
            name={props.name ?? id}
            value={option.value}
            label={option.label}
            hint={option.hint}
            required={field.sent.required}
            checked={value === option.value}
            // radio buttons cannot be cleared, so in a read-only group only the chosen one is enabled
            disabled={disabled || option.disabled || (readOnly && value !== option.value)}
            onChange={() => change(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
});
