import { memo } from 'react';
import { controlState, describedBy } from '../field/control.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { NumberBox } from './number-box.tsx';
import type { NumberLimits } from './number-text.ts';
import { useNumberIssue } from './use-number-issue.ts';

export { type NumberIssue, type NumberLimits, numberIssue } from './number-text.ts';

/** A number as decimal text, with its limits and its unit. */
export type NumberFieldProps = FieldProps<string> &
  NumberLimits & {
    /** inside the box, read out as part of the description: "years", "%" */
    unit?: string;
    autoComplete?: 'off' | 'age';
  };

/**
 * A number that is no money. Value: a decimal string ("12.5"), as typed. What is beyond `min`, `max` or `decimals` is kept and said beside the field
 * once focus has left; `error` says something else instead. Full-width and Thai digits are read.
 */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const {
    name,
    label,
    value,
    onChange,
    onBlur,
    error: given,
    hint,
    why,
    optional,
    disabled,
    readOnly,
    id = name,
    ...own
  } = props;
  const { min, max, decimals = 0, unit, autoComplete } = own;
  const { words, leave } = useNumberIssue(value, { min, max, decimals });
  const error = given ?? words;
  return (
    <Field {...{ id, label, error, hint, why, optional }}>
      <NumberBox
        id={id}
        name={name}
        value={value}
        decimals={decimals}
        unit={unit}
        autoComplete={autoComplete}
        state={controlState({ error, disabled, readOnly })}
        aria-describedby={describedBy({ id, hint, error }, unit && `${id}-unit`)}
        onValue={onChange}
        onLeave={() => {
          leave();
          onBlur?.();
        }}
      />
    </Field>
  );
});
