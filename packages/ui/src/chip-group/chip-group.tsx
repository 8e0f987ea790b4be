import Check from 'lucide-react/icons/check';
import { memo } from 'react';
import type { CheckOption } from '../field/checked-values.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { type CheckOptionsProps, useCheckOptions } from '../field/use-check-options.ts';
import { chipStyles } from './chip-group.styles.ts';

/** An option of a `ChipGroup`. Use a label of one or two words. */
export type ChipOption = Omit<CheckOption, 'hint'>;

/** The props of a `ChipGroup`. `value` contains the selected options in the order of `options`. */
export type ChipGroupProps = CheckOptionsProps<ChipOption>;

/** Renders a group of chips, each of which is a checkbox. The first chip has the id of the field. */
export const ChipGroup = memo(function ChipGroup(props: ChipGroupProps) {
  const { group, invalid, checkboxes } = useCheckOptions(props);
  return (
    <FieldGroup {...group}>
      <div className="flex flex-wrap gap-2">
        {checkboxes.map(({ option, input }) => {
          const state = input.disabled ? 'disabled' : invalid ? 'error' : 'idle';
          return (
            <label key={option.value} htmlFor={input.id} data-state={state} className={chipStyles()}>
              <input {...input} className="peer sr-only" />
              <Check aria-hidden size="1.125rem" className="hidden shrink-0 peer-checked:block" />
              {option.label}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
});
