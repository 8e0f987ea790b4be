import { uiEntry } from '@quayside/i18n/internals/text/ui-entry';
import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import { type KeyboardEvent, memo, useEffect, useState } from 'react';
import { controlState, getDescriptionIds } from '../field/control.ts';
import { boxButton } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useInputBeforeHydration } from '../field/use-input-before-hydration.ts';

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
  const { autoComplete = 'current-password', enterKeyHint } = own;
  const t = useText(uiFields);
  const tEntry = useText(uiEntry);
  const [visibility, setVisibility] = useState<'hidden' | 'shown'>('hidden');
  const [caps, setCaps] = useState<'off' | 'on'>('off');
  const ref = useInputBeforeHydration<HTMLInputElement>((element) => {
    if (element.value !== value) onChange(element.value);
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
    <Field {...{ id, label, error, hint, why, optional }}>
      <TextBox
        ref={ref}
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint={enterKeyHint}
        value={value}
        state={controlState({ error, disabled, readOnly })}
        aria-describedby={getDescriptionIds({ id, hint, error })}
        after={
          !disabled && (
            <button
              type="button"
              className={boxButton()}
              aria-label={t(isShown ? 'hideWhat' : 'showWhat', { label })}
              aria-controls={id}
              onClick={() => setVisibility(isShown ? 'hidden' : 'shown')}
            >
              {t(isShown ? 'hide' : 'show')}
            </button>
          )
        }
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={watchCaps}
        onKeyUp={watchCaps}
        onBlur={() => {
          setCaps('off');
          onBlur?.();
        }}
      />
      <p role="status" className="text-caption text-warning empty:hidden">
        {caps === 'on' ? tEntry('capsLock') : null}
      </p>
    </Field>
  );
});
