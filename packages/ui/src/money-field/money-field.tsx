import { uiFields } from '@quayside/i18n/text/ui-fields';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { SHOWN_DECIMALS } from '@quayside/rules/amount';
import Diff from 'lucide-react/icons/diff';
import { type ComponentProps, memo } from 'react';
import { controlState, describedBy } from '../field/control.ts';
import { affixStyles, boxButton } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useNumberIssue } from '../number-field/use-number-issue.ts';
import { useNumberText } from '../number-field/use-number-text.ts';
import { currencyWords } from './currency-words.ts';

/** Props of `MoneyField`. The value is a decimal as text. */
export type MoneyFieldProps = FieldProps<string> & {
  /** An ISO 4217 code. It is always shown, because "$" is ambiguous in Singapore. */
  currency: string;
  /** The minimum number of decimals after blur. Default: 2. Use 0 for round amounts, such as a yearly income. */
  decimals?: 0 | 2;
  autoComplete?: ComponentProps<'input'>['autoComplete'];
  /** Allows negative amounts and adds a sign button, because decimal keyboards on phones have no minus sign. */
  signed?: boolean;
};

/**
 * Renders an amount field. The value is a decimal as text, never a number. The field groups thousands during typing
 * and reads what customers type and paste: "4500,50", "4.500,50", "１，２３４", "S$ 4,500", "(1,234)". The value of a text
 * that it cannot read ("5k") is that text, which `money` of `@quayside/rules` refuses, and the field says why. It does
 * not limit amounts.
 */
export const MoneyField = memo(function MoneyField(props: MoneyFieldProps) {
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
  const { currency, decimals = SHOWN_DECIMALS, autoComplete, signed } = own;
  const t = useText(uiFields);
  const language = useLanguage();
  const words = () => currencyWords(currency, language);
  const limits = { decimals: SHOWN_DECIMALS, min: signed ? undefined : '0' };
  const issue = useNumberIssue(value, limits, { currency, words });
  const number = useNumberText({ value, onValue: onChange, decimals, words, onPaste: issue.show });
  const error = given ?? issue.words;
  return (
    <Field {...{ id, label, error, hint, why, optional }}>
      <TextBox
        {...number.box}
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete={autoComplete ?? 'off'}
        state={controlState({ error, disabled, readOnly })}
        aria-describedby={describedBy({ id, hint, error }, `${id}-currency`)}
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
              <Diff aria-hidden size={20} />
            </button>
          ) : null
        }
        className="tabular-nums"
        onBlur={() => {
          number.rest();
          issue.show();
          onBlur?.();
        }}
      />
    </Field>
  );
});
