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
import { useInputBeforeHydration } from '../field/use-input-before-hydration.ts';
import { chipStyles } from './chip-group.styles.ts';

/** An option of a `ChipGroup`. Use a label of one or two words. */
export type ChipOption = Omit<CheckOption, 'hint'>;

/** The props of a `ChipGroup`. `value` contains the selected options in the order of `options`. */
export type ChipGroupProps = FieldProps<string[]> & { options: readonly ChipOption[] };

/** Renders a group of chips, each of which is a checkbox. The first chip has the id of the field. */
export const ChipGroup = memo(function ChipGroup(props: ChipGroupProps) {
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
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => {
          const chip = index === 0 ? id : `${id}-${index}`;
          const state = disabled || option.disabled ? 'disabled' : error ? 'error' : 'idle';
          return (
            <label key={option.value} htmlFor={chip} data-state={state} className={chipStyles()}>
              <input
                type="checkbox"
                id={chip}
                name={name}
                value={option.value}
                checked={value.includes(option.value)}
                disabled={state === 'disabled'}
                aria-invalid={error ? true : undefined}
                aria-readonly={readOnly || undefined}
                className="peer sr-only"
                onChange={() => readOnly || onChange(toggleOption(options, value, option.value))}
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
