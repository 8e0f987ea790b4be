import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { DISPLAY_DECIMALS } from '@quayside/values/amount';
import Diff from 'lucide-react/icons/diff';
import { memo } from 'react';
import { controlState } from '../field/control.ts';
import { affixStyles, boxButton } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { FormValue } from '../field/form-value.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useField } from '../field/use-field.ts';
import { useNumberIssue } from '../number-field/use-number-issue.ts';
import { useNumberText } from '../number-field/use-number-text.ts';
import { AmountSuggestions } from './amount-suggestions.tsx';
import { currencyNames } from './currency-names.ts';

/**
 * The props of a `MoneyField`. `value` is a decimal as text, such as "4500.50", or the typed text if it is not a
 * number.
 */
export type MoneyFieldProps = FieldProps<string> & {
  /** An ISO 4217 currency code. The field always shows the code, because "$" is ambiguous in Singapore. */
  currency: string;
  /** The minimum number of decimals after blur. Use 0 for round amounts, such as a yearly income. Default: 2. */
  decimals?: 0 | 2;
  /**
   * Whether negative amounts are allowed. The field then has a sign button, because decimal keyboards on phones have no
   * minus sign. Default: `false`.
   */
  signed?: boolean;
  /** Amounts as text, such as "50000", that the user can choose with a tap. The field shows them as buttons below the box. */
  suggestions?: readonly string[];
};

/**
 * Renders a field for an amount of money. It groups thousands during input and accepts many formats: "4500,50",
 * "4.500,50", "１，２３４", "S$ 4,500", "(1,234)". For input that is not a number ("5k"), the value is that text, and the
 * field shows an error; `money` of `@quayside/rules` rejects such a value. The field does not limit amounts.
 */
export const MoneyField = memo(function MoneyField(props: MoneyFieldProps) {
  const { id, value, change, own, ...field } = useField<string, MoneyFieldProps>(props, '');
  const { currency, decimals = DISPLAY_DECIMALS, signed, suggestions, ref, onChange, ...input } = own;
  const { disabled, readOnly } = field.frozen;
  const t = useText(uiFields);
  const language = useLanguage();
  const words = () => currencyNames(currency, language);
  const limits = { decimals: DISPLAY_DECIMALS, min: signed ? undefined : '0' };
  const issue = useNumberIssue(value, limits, { currency, words });
  const number = useNumberText({
    value,
    onValue: change,
    decimals,
    words,
    onPaste: issue.show,
    ref,
    reset: field.reset,
  });
  const error = props.error ?? issue.message;
  return (
    <Field {...field.frame} error={error}>
      <TextBox
        autoComplete="off"
        {...input}
        {...field.control(['currency'], error)}
        {...number.box}
        inputMode="decimal"
        state={controlState({ error, disabled, readOnly })}
        before={
          <span id={`${id}-currency`} className={affixStyles({ side: 'before' })}>
            {currency}
          </span>
        }
        after={
          signed && !readOnly ? (
            <button
              type="button"
              className={boxButton()}
              aria-label={t('negativeAmount')}
              title={t('negativeAmount')}
              aria-pressed={number.isNegative}
              aria-controls={id}
              disabled={disabled}
              onClick={number.changeSign}
            >
              <Diff aria-hidden size="1.25rem" />
            </button>
          ) : null
        }
        className="tabular-nums"
        onChange={(event) => {
          number.box.onChange(event);
          onChange?.(event);
        }}
        onBlur={(event) => {
          number.rest();
          issue.show();
          field.onBlur?.(event);
        }}
      />
      <FormValue {...field.form} value={value} />
      {suggestions && !readOnly ? <AmountSuggestions {...{ id, value, suggestions, disabled, change }} /> : null}
    </Field>
  );
});
