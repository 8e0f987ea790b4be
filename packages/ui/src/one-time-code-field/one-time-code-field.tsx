import { memo } from 'react';
import { toAsciiDigits } from '../field/ascii-digits.ts';
import { controlState, getDescriptionIds } from '../field/control.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useInputBeforeHydration } from '../field/use-input-before-hydration.ts';
import { ResendCode } from './resend-code.tsx';

export type OneTimeCodeFieldProps = FieldProps<string> & {
  /** The number of digits. Default: 6. */
  length?: number;
  /** Called with the code when it is complete, by typing, paste or autofill. */
  onComplete?: (code: string) => void;
  /** Sends another code. If set, the field has a button for it. If the promise rejects, the user can retry at once. */
  onResend?: () => Promise<void>;
  /** The number of seconds before the user can request another code. Default: 60. */
  resendAfter?: number;
};

/** Renders one input for a code from a message, so that autofill, paste and screen readers work. */
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
    const code = toAsciiDigits(text).replace(/\D/g, '').slice(0, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  const ref = useInputBeforeHydration<HTMLInputElement>((element) => {
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
          aria-describedby={getDescriptionIds({ id, hint, error })}
          className="text-heading tracking-[0.4em] tabular-nums"
          onChange={(event) => take(event.target.value)}
          onBlur={onBlur}
        />
      </Field>
      {onResend && !disabled && !readOnly ? <ResendCode onResend={onResend} after={resendAfter} /> : null}
    </div>
  );
});
