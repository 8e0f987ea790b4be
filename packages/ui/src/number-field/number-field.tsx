import { memo } from 'react';
import { controlState } from '../field/control.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { FormValue } from '../field/form-value.tsx';
import { useField } from '../field/use-field.ts';
import { NumberBox } from './number-box.tsx';
import { type NumberLimits, unitTexts } from './number-text.ts';
import { useNumberIssue } from './use-number-issue.ts';

export { findNumberIssue, type NumberContext, type NumberIssue, type NumberLimits } from './number-text.ts';

/** The props of a `NumberField`. `value` is a decimal as text, or the typed text if it is not a number. */
export type NumberFieldProps = Omit<FieldProps<string>, 'min' | 'max'> &
  NumberLimits & {
    /** The unit, such as "years" or "%", shown in the input and read as part of its description. */
    unit?: string;
  };

/**
 * Renders a number field for values other than money. It groups thousands and reads the same formats as `MoneyField`.
 * On blur, the field shows an error for input that is not a number or is beyond `min`, `max` or `decimals`, but leaves
 * the input unchanged. `error` replaces that message.
 */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { id, value, own, ...field } = useField<string, NumberFieldProps>(props, '');
  const { min, max, decimals = 0, unit, ...input } = own;
  const issue = useNumberIssue(value, { min, max, decimals }, { words: unitTexts(unit) });
  const error = props.error ?? issue.message;
  return (
    <Field {...field.frame} error={error}>
      <NumberBox
        {...input}
        {...field.control([unit && 'unit'], error)}
        id={id}
        value={value}
        decimals={decimals}
        unit={unit}
        state={controlState({ error, ...field.frozen })}
        onValue={field.change}
        onPasted={issue.show}
        reset={field.reset}
        onBlur={(event) => {
          issue.show();
          field.onBlur?.(event);
        }}
      />
      <FormValue {...field.form} value={value} />
    </Field>
  );
});
