import { uiEntry } from '@quayside/i18n/internals/text/ui-entry';
import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import { type KeyboardEvent, memo, useEffect, useState } from 'react';
import { boxButton } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useTextControl } from '../field/use-text-control.ts';

export type PasswordFieldProps = Omit<FieldProps<string>, 'label'> & {
  /** The visible label, which is also part of the name of the button. */
  label: string;
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
  const { label, autoComplete = 'current-password', onKeyDown, onKeyUp, ...rest } = props;
  const { field, input } = useTextControl<HTMLInputElement>({ ...rest, label });
  const { ref } = input;
  const t = useText(uiFields);
  const tEntry = useText(uiEntry);
  const [visibility, setVisibility] = useState<'hidden' | 'shown'>('hidden');
  const [caps, setCaps] = useState<'off' | 'on'>('off');
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
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        state={field.state}
        after={
          !field.frozen.disabled && (
            <button
              type="button"
              className={boxButton()}
              aria-label={t(isShown ? 'hideWhat' : 'showWhat', { label })}
              aria-controls={field.id}
              onClick={() => setVisibility(isShown ? 'hidden' : 'shown')}
            >
              {t(isShown ? 'hide' : 'show')}
            </button>
          )
        }
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
          input.onBlur(event);
        }}
      />
      <p role="status" className="text-caption text-warning empty:hidden">
        {caps === 'on' ? tEntry('capsLock') : null}
      </p>
    </Field>
  );
});
