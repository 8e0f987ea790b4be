import { uiFields } from '@quayside/i18n/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import Diff from 'lucide-react/icons/diff';
import { type ComponentProps, memo, useState } from 'react';
import { controlState, describedBy } from '../field/control.ts';
import { affixStyles, boxButton } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useEarlyInput } from '../field/use-early-input.ts';
import { editMoney, formatMoney, moneyDecimals, readMoney } from './money-text.ts';

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
 * and accepts full-width digits, Thai digits and formatted amounts such as "SGD 1,234.50". It does not limit amounts.
 */
export const MoneyField = memo(function MoneyField(props: MoneyFieldProps) {
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
    ...own
  } = props;
  const { currency, decimals = moneyDecimals, autoComplete, signed } = own;
  const t = useText(uiFields);
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const shown = typed?.value === value ? typed.text : formatMoney(value, decimals);
  const ref = useEarlyInput<HTMLInputElement>((element) => {
    if (element.value !== shown) onChange(readMoney(element.value));
  });

  const take = (input: HTMLInputElement, inputType: string) => {
    const text = input.value;
    const edit = editMoney({ text, caret: input.selectionStart ?? text.length, before: shown, inputType });
    input.value = edit.text; // Set before React renders, so that React does not move the caret.
    input.setSelectionRange(edit.caret, edit.caret);
    setTyped(edit);
    if (edit.value !== value) onChange(edit.value);
  };
  const isNegative = shown.startsWith('-');
  const changeSign = () => {
    const text = isNegative ? shown.slice(1) : `-${shown}`;
    const edit = editMoney({ text, caret: text.length, before: shown, inputType: 'insertText' });
    setTyped(edit);
    if (edit.value !== value) onChange(edit.value);
  };
  return (
    <Field {...{ id, label, error, hint, why, optional }}>
      <TextBox
        ref={ref}
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete={autoComplete ?? 'off'}
        value={shown}
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
              aria-pressed={isNegative}
              aria-controls={id}
              disabled={disabled}
              onClick={changeSign}
            >
              <Diff aria-hidden size={20} />
            </button>
          ) : null
        }
        className="tabular-nums"
        onChange={({ target, nativeEvent }) => {
          const { inputType = '', isComposing = false } = nativeEvent as Partial<InputEvent>;
          if (isComposing) setTyped({ text: target.value, value });
          else take(target, inputType);
        }}
        onCompositionEnd={(event) => take(event.currentTarget, 'insertText')}
        onBlur={() => {
          setTyped(undefined);
          onBlur?.();
        }}
      />
    </Field>
  );
});
