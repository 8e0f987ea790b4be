import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import { maskNumber } from '@quayside/rules/internals/national-id/mask-number';
import { normaliseCode } from '@quayside/rules/internals/numbers';
import { type ComponentProps, memo, useLayoutEffect, useRef, useState } from 'react';
import { controlState, getDescriptionIds } from '../field/control.ts';
import { boxButton } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useInputBeforeHydration } from '../field/use-input-before-hydration.ts';
import type { IdDocument } from './id-document.ts';
import { useDocumentIssue } from './use-document-issue.ts';

export type { IdDocument } from './id-document.ts';

export type NationalIdFieldProps = FieldProps<string> & {
  /**
   * The document with this number. If set, the field checks the format and check digit on blur. Leave it undefined if
   * the rules of the step check the number. The code for the check loads on focus.
   */
  document?: IdDocument;
  inputMode?: ComponentProps<'input'>['inputMode'];
};

type Visibility = 'masked' | 'typing' | 'revealed';

/**
 * Renders a field for the number of an identity document or a tax number. On blur it masks all but the end, removes
 * white space and converts to capitals, ASCII digits and hyphens (UI-05). Focus selects the whole number. Describe the
 * format of the number in `hint`.
 */
export const NationalIdField = memo(function NationalIdField(props: NationalIdFieldProps) {
  const {
    name,
    label,
    value,
    onChange,
    onBlur,
    error: given,
    hint,
    why,
    optional,
    disabled,
    readOnly,
    id = name,
    document,
    inputMode,
  } = props;
  const t = useText(uiFields);
  const [visibility, setVisibility] = useState<Visibility>('masked');
  const issue = useDocumentIssue(value, document);
  const error = given ?? issue.message;
  const shown = visibility === 'masked' ? maskNumber(value) : value;
  const ref = useInputBeforeHydration<HTMLInputElement>((element) => {
    if (element.matches(':focus') && !readOnly) setVisibility('typing');
    if (element.value !== shown) onChange(element.value);
  });
  const selects = useRef(false);
  useLayoutEffect(() => {
    if (selects.current && visibility === 'typing') ref.current?.select(); // replacing the value removed the selection of the focus event
    selects.current = false;
  }, [ref, visibility]);
  const leave = (typed: string) => {
    if (visibility === 'typing') setVisibility('masked');
    const tidy = normaliseCode(typed);
    if (!readOnly && visibility !== 'masked' && tidy !== typed) onChange(tidy);
    issue.leave();
    onBlur?.();
  };
  const isOpen = visibility === 'revealed';
  return (
    <Field {...{ id, label, error, hint, why, optional }}>
      <TextBox
        ref={ref}
        id={id}
        name={name}
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        value={shown}
        state={controlState({ error, disabled, readOnly })}
        aria-describedby={getDescriptionIds({ id, hint, error })}
        className="tabular-nums"
        after={
          value !== '' &&
          visibility !== 'typing' && (
            <button
              type="button"
              className={boxButton()}
              aria-label={t(isOpen ? 'hideWhat' : 'showWhat', { label })}
              onClick={() => setVisibility(isOpen ? 'masked' : 'revealed')}
            >
              {t(isOpen ? 'hide' : 'show')}
            </button>
          )
        }
        onFocus={() => {
          issue.prepare();
          if (readOnly || visibility !== 'masked') return;
          selects.current = true;
          setVisibility('typing');
        }}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => leave(event.target.value)}
      />
    </Field>
  );
});
