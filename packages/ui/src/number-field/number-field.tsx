import { memo } from 'react';
import { controlState, getDescriptionIds } from '../field/control.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { NumberBox } from './number-box.tsx';
import { type NumberLimits, unitTexts } from './number-text.ts';
import { useNumberIssue } from './use-number-issue.ts';

export { findNumberIssue, type NumberContext, type NumberIssue, type NumberLimits } from './number-text.ts';

/** The props of a `NumberField`. `value` is a decimal as text, or the typed text if it is not a number. */
export type NumberFieldProps = FieldProps<string> &
  NumberLimits & {
    /** The unit, such as "years" or "%", shown in the input and read as part of its description. */
    unit?: string;
    autoComplete?: 'off' | 'age';
  };

/**
 * Renders a number field for values other than money. It groups thousands and reads the same formats as `MoneyField`.
 * On blur, the field shows an error for input that is not a number or is beyond `min`, `max` or `decimals`, but leaves
 * the input unchanged. `error` replaces that message.
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
  const { message, show } = useNumberIssue(value, { min, max, decimals }, { words: unitTexts(unit) });
  const error = given ?? message;
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
        aria-describedby={getDescriptionIds({ id, hint, error }, unit && `${id}-unit`)}
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
