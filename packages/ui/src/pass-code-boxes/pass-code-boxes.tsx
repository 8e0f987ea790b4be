import { uiEntry } from '@quayside/i18n/internals/text/ui-entry';
import { useText } from '@quayside/i18n/use-text';
import { memo } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { useInput } from '../field/use-input.ts';
import { NumberKeyboard } from '../number-keyboard/number-keyboard.tsx';
import { getPassCodeBoxes, parsePassCode } from './pass-code.ts';
import { passCodeBoxStyles } from './pass-code-boxes.styles.ts';

export type PassCodeBoxesProps = FieldProps<string> & {
  /** The number of digits. Default: 6. */
  length?: number;
  /** The visibility of the digits. Use `legible` for codes that are not secret. Default: `masked`. */
  visibility?: 'masked' | 'legible';
  /** The keyboard on phones. `own` shows a `NumberKeyboard` and suppresses the system keyboard. Default: `system`. */
  keyboard?: 'system' | 'own';
  /** Called with the code when its last digit is typed or pasted. */
  onComplete?: (code: string) => void;
};

/**
 * Renders an input for a pass code, with a box for each digit. One input covers the boxes, so that paste, hardware
 * keyboards and screen readers work. Screen readers announce the number of digits, not the digits.
 */
export const PassCodeBoxes = memo(function PassCodeBoxes(props: PassCodeBoxesProps) {
  const { id, value, change, own, ...field } = useField<string, PassCodeBoxesProps>(props, '');
  const { length = 6, visibility = 'masked', keyboard = 'system', onComplete, ref: given, onChange, ...input } = own;
  const t = useText(uiEntry);
  const take = (text: string) => {
    const code = parsePassCode(text, length);
    if (code === value) return;
    change(code);
    if (code.length === length) onComplete?.(code);
  };
  const ref = useInput<HTMLInputElement>({
    ref: given,
    reset: field.reset,
    adopt: (element) => {
      if (element.value !== value) take(element.value);
    },
  });
  const press = (next: string) => {
    ref.current?.focus();
    take(next);
  };
  return (
    <Field {...field.frame}>
      <div data-state={field.state} className="group relative flex gap-[8px]" dir="ltr">
        {getPassCodeBoxes(value, length, visibility).map((box, at) => (
          <span key={at} aria-hidden data-place={box.state} className={passCodeBoxStyles()}>
            {box.face}
          </span>
        ))}
        <input
          autoComplete="off"
          enterKeyHint="done"
          {...input}
          {...field.control(['entered'])}
          {...field.sent}
          {...field.frozen}
          ref={ref}
          type={visibility === 'masked' ? 'password' : 'text'}
          inputMode={keyboard === 'own' ? 'none' : 'numeric'}
          value={value}
          className="absolute inset-0 size-full cursor-text appearance-none border-0 bg-transparent p-0 text-body opacity-0 disabled:cursor-not-allowed"
          onChange={(event) => {
            take(event.target.value);
            onChange?.(event);
          }}
          onSelect={({ currentTarget }) => {
            const { selectionStart, selectionEnd, value: typed } = currentTarget;
            const isInside = selectionStart === selectionEnd && selectionStart !== typed.length;
            if (isInside) currentTarget.setSelectionRange(typed.length, typed.length); // the caret is invisible, so it must stay at the end
          }}
        />
      </div>
      <span id={`${id}-entered`} role="status" className="sr-only">
        {t('digitsEntered', { entered: value.length, total: length })}
      </span>
      {keyboard === 'own' && field.state !== 'disabled' && field.state !== 'readonly' ? (
        <NumberKeyboard
          inputId={id}
          onDigit={(digit) => press(value + digit)}
          onDelete={() => press(value.slice(0, -1))}
        />
      ) : null}
    </Field>
  );
});
