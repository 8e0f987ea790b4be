import Check from 'lucide-react/icons/check';
import { memo } from 'react';
import {
  type CheckOption,
  getCheckedValues,
  hasDifferentValues,
  toggleOption,
} from '../checkbox-group/checked-values.ts';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { useField } from '../field/use-field.ts';
import { useInput } from '../field/use-input.ts';
import { chipStyles } from './chip-group.styles.ts';

/** An option of a `ChipGroup`. Use a label of one or two words. */
export type ChipOption = Omit<CheckOption, 'hint'>;

/** The props of a `ChipGroup`. `value` contains the selected options in the order of `options`. */
export type ChipGroupProps = FieldProps<string[], 'fieldset'> & { options: readonly ChipOption[] };

/** Renders a group of chips, each of which is a checkbox. The first chip has the id of the field. */
export const ChipGroup = memo(function ChipGroup(props: ChipGroupProps) {
  const { id, value, change, own, ...field } = useField<string[], ChipGroupProps>(props, none);
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
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => {
          const chip = index === 0 ? id : `${id}-${index}`;
          const state = disabled || option.disabled ? 'disabled' : field.invalid ? 'error' : 'idle';
          return (
            <label key={option.value} htmlFor={chip} data-state={state} className={chipStyles()}>
              <input
                type="checkbox"
                id={chip}
                name={props.name}
                value={option.value}
                checked={value.includes(option.value)}
                required={field.sent.required && index === 0 && value.length === 0}
                disabled={state === 'disabled'}
                aria-invalid={field.invalid}
                aria-readonly={readOnly || undefined}
                className="peer sr-only"
                onChange={() => readOnly || change(toggleOption(options, value, option.value))}
              />
              <Check aria-hidden size="1.125rem" className="hidden shrink-0 peer-checked:block" />
              {option.label}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
});

const none: string[] = [];
