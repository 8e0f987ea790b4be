import { uiEntry } from '@quayside/i18n/text/ui-entry';
import { useText } from '@quayside/i18n/use-text';
import { memo } from 'react';
import { controlState, describedBy } from '../field/control.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { useTypedEarly } from '../field/use-typed-early.ts';
import { NumberKeyboard } from '../number-keyboard/number-keyboard.tsx';
import { passCodeBoxes, passCodeOf } from './pass-code.ts';
import { passCodeBox } from './pass-code-boxes.styles.ts';

/** How long the code is, whether it is seen, and on which keys it is typed. */
export type PassCodeBoxesProps = FieldProps<string> & {
  /** digits of the code */
  length?: number;
  /** `legible` for what is no secret */
  sight?: 'masked' | 'legible';
  /** `own` shows our number keys under the boxes and keeps the system's keyboard down */
  keyboard?: 'system' | 'own';
  /** the last digit was typed or pasted */
  onComplete?: (code: string) => void;
};

/**
 * A pass code, a box a digit. One input lies over the boxes, so that a paste fills them, a hardware keyboard types and a screen reader reads one
 * field, which tells how many digits are there and never which.
 */
export const PassCodeBoxes = memo(function PassCodeBoxes(props: PassCodeBoxesProps) {
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
  const { length = 6, sight = 'masked', keyboard = 'system', onComplete } = own;
  const t = useText(uiEntry);
  const take = (text: string) => {
    const code = passCodeOf(text, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  const ref = useTypedEarly<HTMLInputElement>((element) => {
    if (element.value !== value) take(element.value);
  });
  const state = controlState({ error, disabled, readOnly });
  const press = (next: string) => {
    ref.current?.focus();
    take(next);
  };
  return (
    <Field {...{ id, label, error, hint, why, optional }}>
      <div data-state={state} className="group relative flex gap-[8px]" dir="ltr">
        {passCodeBoxes(value, length, sight).map((box, at) => (
          <span key={at} aria-hidden data-place={box.state} className={passCodeBox()}>
            {box.face}
          </span>
        ))}
        <input
          ref={ref}
          id={id}
          name={name}
          type={sight === 'masked' ? 'password' : 'text'}
          inputMode={keyboard === 'own' ? 'none' : 'numeric'}
          autoComplete="off"
          enterKeyHint="done"
          value={value}
          disabled={disabled}
          readOnly={readOnly}
          aria-invalid={state === 'error' || undefined}
          aria-describedby={describedBy({ id, hint, error }, `${id}-entered`)}
          className="absolute inset-0 size-full cursor-text appearance-none border-0 bg-transparent p-0 text-body opacity-0 disabled:cursor-not-allowed"
          onChange={(event) => take(event.target.value)}
          onSelect={({ currentTarget }) => {
            const { selectionStart, selectionEnd, value: typed } = currentTarget;
            const isInside = selectionStart === selectionEnd && selectionStart !== typed.length;
            if (isInside) currentTarget.setSelectionRange(typed.length, typed.length); // no caret shows where a digit would go
          }}
          onBlur={onBlur}
        />
      </div>
      <span id={`${id}-entered`} role="status" className="sr-only">
        {t('digitsEntered', { entered: value.length, total: length })}
      </span>
      {keyboard === 'own' && !disabled && !readOnly ? (
        <NumberKeyboard
          typesInto={id}
          onDigit={(digit) => press(value + digit)}
          onDelete={() => press(value.slice(0, -1))}
        />
      ) : null}
    </Field>
  );
});
