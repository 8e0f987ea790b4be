import { memo } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useField } from '../field/use-field.ts';
import { useInput } from '../field/use-input.ts';
import { parsePassCode } from '../pass-code-boxes/pass-code.ts';
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
  const { value, change, own, ...field } = useField<string, OneTimeCodeFieldProps>(props, '');
  const { length = 6, onComplete, onResend, resendAfter = 60, ref, onChange, ...input } = own;
  const take = (text: string) => {
    const code = parsePassCode(text, length);
    if (code === value) return;
    change(code);
    if (code.length === length) onComplete?.(code);
  };
  const control = useInput<HTMLInputElement>({
    ref,
    reset: field.reset,
    adopt: (element) => {
      if (element.value !== value) take(element.value);
    },
  });
  const { className = '', style, ...frame } = field.frame;
  return (
    <div className={`flex flex-col gap-1 ${className}`} style={style}>
      <Field {...frame}>
        <TextBox
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          {...input}
          {...field.control()}
          {...field.sent}
          ref={control}
          value={value}
          state={field.state}
          className="text-heading tracking-[0.4em] tabular-nums"
          onChange={(event) => {
            take(event.target.value);
            onChange?.(event);
          }}
        />
      </Field>
      {onResend && field.state !== 'disabled' && field.state !== 'readonly' ? (
        <ResendCode onResend={onResend} after={resendAfter} />
      ) : null}
    </div>
  );
});
