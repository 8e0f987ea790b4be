import { memo } from 'react';
import { controlState, describedBy } from '../field/control.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { NumberBox } from './number-box.tsx';
import { type NumberLimits, unitWords } from './number-text.ts';
import { useNumberIssue } from './use-number-issue.ts';

export { type NumberContext, type NumberIssue, type NumberLimits, numberIssue } from './number-text.ts';

/** Props of `NumberField`. The value is a decimal as text. */
export type NumberFieldProps = FieldProps<string> &
  NumberLimits & {
    /** Shown in the input and read as part of its description, such as "years" or "%". */
    unit?: string;
    autoComplete?: 'off' | 'age';
  };

/**
 * Renders a number field for values that are not money. On blur it reports values beyond `min`, `max` or `decimals`,
 * and texts that are no number, but keeps them; `error` replaces that message. It groups thousands and reads what
 * `MoneyField` reads, with `unit` beside it.
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
  const { words, show } = useNumberIssue(value, { min, max, decimals }, { words: unitWords(unit) });
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
        onPaste={show}
        onLeave={() => {
          show();
          onBlur?.();
        }}
      />
    </Field>
  );
});
