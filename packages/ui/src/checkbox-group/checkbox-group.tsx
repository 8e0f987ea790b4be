import { memo } from 'react';
import { choiceList } from '../field/choice.styles.ts';
import { ChoiceRow } from '../field/choice-row.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { type CheckOptionsProps, useCheckOptions } from '../field/use-check-options.ts';

export type { CheckOption } from '../field/checked-values.ts';

/** The props of a `CheckboxGroup`. `value` contains the checked options in the order of `options`. */
export type CheckboxGroupProps = CheckOptionsProps;

/** Renders a group of checkboxes, one for each option. The first checkbox has the id of the field. */
export const CheckboxGroup = memo(function CheckboxGroup(props: CheckboxGroupProps) {
  const { group, invalid, checkboxes } = useCheckOptions(props);
  return (
    <FieldGroup {...group}>
      <div className={choiceList({ layout: 'list' })} data-state={invalid ? 'error' : 'idle'}>
        {checkboxes.map(({ option, input }) => (
          <ChoiceRow key={option.value} {...input} label={option.label} hint={option.hint} />
        ))}
      </div>
    </FieldGroup>
  );
});
