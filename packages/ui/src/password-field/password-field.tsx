import { uiEntry } from '@quayside/i18n/internals/text/ui-entry';
import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import { type KeyboardEvent, memo, useEffect, useState } from 'react';
import { boxButton } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import { textOf } from '../field/text-of.ts';
import { useField } from '../field/use-field.ts';
import { useInput } from '../field/use-input.ts';

export type PasswordFieldProps = FieldProps<string> & {
  /** Use `new-password` to let a password manager suggest one. Default: `current-password`. */
  autoComplete?: 'current-password' | 'new-password';
  /** The label of the Enter key on on-screen keyboards. By default, the browser chooses it. */
  enterKeyHint?: 'done' | 'go' | 'next';
};

/**
 * Renders a password field with a button that shows the password. The password is not trimmed. Submitting the form
 * hides the password again, so that browsers do not store it as text.
 */
export const PasswordField = memo(function PasswordField(props: PasswordFieldProps) {
  const { id, value, change, own, ...field } = useField<string, PasswordFieldProps>(props, '');
  const { autoComplete = 'current-password', ref: given, onChange, onKeyDown, onKeyUp, ...input } = own;
  const t = useText(uiFields);
  const tEntry = useText(uiEntry);
  const [visibility, setVisibility] = useState<'hidden' | 'shown'>('hidden');
  const [caps, setCaps] = useState<'off' | 'on'>('off');
  const ref = useInput<HTMLInputElement>({
    ref: given,
    reset: field.reset,
    adopt: (element) => {
      if (element.value !== value) change(element.value);
    },
  });
  useEffect(() => {
    const form = ref.current?.form;
    const hide = () => setVisibility('hidden');
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [ref]);

  // Chromium fires key events without modifier state during autofill.
  const watchCaps = ({ nativeEvent }: KeyboardEvent) =>
    setCaps((nativeEvent as Partial<globalThis.KeyboardEvent>).getModifierState?.('CapsLock') ? 'on' : 'off');
  const isShown = visibility === 'shown';
  return (
    <Field {...field.frame}>
      <TextBox
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        {...field.native}
        ref={ref}
        id={id}
        name={field.name}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        required={field.required}
        state={field.state}
        aria-describedby={field.describe()}
        after={
          !field.frozen.disabled && (
            <button
              type="button"
              className={boxButton()}
              aria-label={t(isShown ? 'hideWhat' : 'showWhat', { label: textOf(props.label) })}
              aria-controls={id}
              onClick={() => setVisibility(isShown ? 'hidden' : 'shown')}
            >
              {t(isShown ? 'hide' : 'show')}
            </button>
          )
        }
        onChange={(event) => {
          change(event.target.value);
          onChange?.(event);
        }}
        onKeyDown={(event) => {
          watchCaps(event);
          onKeyDown?.(event);
        }}
        onKeyUp={(event) => {
          watchCaps(event);
          onKeyUp?.(event);
        }}
        onBlur={(event) => {
          setCaps('off');
          field.onBlur?.(event);
        }}
      />
      <p role="status" className="text-caption text-warning empty:hidden">
        {caps === 'on' ? tEntry('capsLock') : null}
      </p>
    </Field>
  );
});
