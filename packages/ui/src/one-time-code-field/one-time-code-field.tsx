import { memo } from 'react';
import { asciiDigits } from '../field/ascii-digits.ts';
import { controlState, describedBy } from '../field/control.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useTypedEarly } from '../field/use-typed-early.ts';
import { ResendCode } from './resend-code.tsx';

/** How long the code is, what follows its last digit, and how another one is sent. */
export type OneTimeCodeFieldProps = FieldProps<string> & {
  /** digits of the code */
  length?: number;
  /** the last digit was typed or pasted, or the system filled the code in */
  onComplete?: (code: string) => void;
  /** sends another code; the button appears with it. A rejected promise lets the user try again at once. */
  onResend?: () => Promise<void>;
  /** seconds until another code can be asked for, from the first showing and from each sending */
  resendAfter?: number;
};

/** A code from a message, in one input: the system's suggestion fills it, a paste fills it, a screen reader reads one field. */
export const OneTimeCodeField = memo(function OneTimeCodeField(props: OneTimeCodeFieldProps) {
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
  const { length = 6, onComplete, onResend, resendAfter = 60 } = own;
  const take = (text: string) => {
    const code = asciiDigits(text).replace(/\D/g, '').slice(0, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  const ref = useTypedEarly<HTMLInputElement>((element) => {
    if (element.value !== value) take(element.value);
  });
  return (
    <div className="flex flex-col gap-1">
      <Field {...{ id, label, error, hint, why, optional }}>
        <TextBox
          ref={ref}
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          value={value}
          state={controlState({ error, disabled, readOnly })}
          aria-describedby={describedBy({ id, hint, error })}
          className="text-heading tracking-[0.4em] tabular-nums"
          onChange={(event) => take(event.target.value)}
          onBlur={onBlur}
        />
      </Field>
      {onResend && !disabled && !readOnly ? <ResendCode onResend={onResend} after={resendAfter} /> : null}
    </div>
  );
});
