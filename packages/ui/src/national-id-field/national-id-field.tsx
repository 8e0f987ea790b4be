import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import { maskNumber } from '@quayside/values/internals/mask-number';
import { normaliseCode } from '@quayside/values/internals/numbers';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { controlState } from '../field/control.ts';
import { boxButton } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { FormValue } from '../field/form-value.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useField } from '../field/use-field.ts';
import { useInput } from '../field/use-input.ts';
import { type CheckNumber, useNumberIssue } from './use-number-issue.ts';

export type { CheckNumber } from './use-number-issue.ts';

export type NationalIdFieldProps = Omit<FieldProps<string>, 'label'> & {
  /** The visible label, which is also part of the name of the button. */
  label: string;
  /**
   * Checks the number on blur. The field has messages for the codes `document-number-format` and
   * `document-number-check-digit`. Leave it undefined if the rules of the step check the number.
   */
  check?: CheckNumber;
};

type Visibility = 'masked' | 'typing' | 'revealed';

/**
 * Renders a field for the number of an identity document or a tax number. On blur it masks all but the end, removes
 * white space and converts to capitals, ASCII digits and hyphens (UI-05). Focus selects the whole number. Describe the
 * format of the number in `hint`.
 */
export const NationalIdField = memo(function NationalIdField(props: NationalIdFieldProps) {
  const { value, change, own, ...field } = useField<string, NationalIdFieldProps>(props, '');
  const { check, ref: given, onChange, onFocus, ...input } = own;
  const { readOnly } = field.frozen;
  const t = useText(uiFields);
  const [visibility, setVisibility] = useState<Visibility>('masked');
  const issue = useNumberIssue(value, check);
  const error = props.error ?? issue.message;
  const shown = visibility === 'masked' ? maskNumber(value) : value;
  const ref = useInput<HTMLInputElement>({
    ref: given,
    reset: field.reset,
    adopt: (element) => {
      if (element.matches(':focus') && !readOnly) setVisibility('typing');
      if (element.value !== shown) change(element.value);
    },
  });
  const selects = useRef(false);
  useLayoutEffect(() => {
    if (selects.current && visibility === 'typing') ref.current?.select(); // replacing the value removed the selection of the focus event
    selects.current = false;
  }, [ref, visibility]);
  const leave = (typed: string) => {
    if (visibility === 'typing') setVisibility('masked');
    const tidy = normaliseCode(typed);
    if (!readOnly && visibility !== 'masked' && tidy !== typed) change(tidy);
    issue.leave();
  };
  const isOpen = visibility === 'revealed';
  return (
    <Field {...field.frame} error={error}>
      <TextBox
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        {...field.control([], error)}
        ref={ref}
        value={shown}
        state={controlState({ error, ...field.frozen })}
        className="tabular-nums"
        after={
          value !== '' &&
          visibility !== 'typing' && (
            <button
              type="button"
              className={boxButton()}
              aria-label={t(isOpen ? 'hideWhat' : 'showWhat', { label: props.label })}
              onClick={() => setVisibility(isOpen ? 'masked' : 'revealed')}
            >
              {t(isOpen ? 'hide' : 'show')}
            </button>
          )
        }
        onFocus={(event) => {
          onFocus?.(event);
          if (readOnly || visibility !== 'masked') return;
          selects.current = true;
          setVisibility('typing');
        }}
        onChange={(event) => {
          change(event.target.value);
          onChange?.(event);
        }}
        onBlur={(event) => {
          leave(event.target.value);
          field.onBlur?.(event);
        }}
      />
      <FormValue {...field.form} value={value} />
    </Field>
  );
});
