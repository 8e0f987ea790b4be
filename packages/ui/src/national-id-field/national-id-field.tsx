import { uiFields } from '@quayside/i18n/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import type { DocumentType } from '@quayside/rules/enumerations';
import { maskNumber } from '@quayside/rules/national-id/mask-number';
import { strip } from '@quayside/rules/white-space';
import { type ComponentProps, memo, useLayoutEffect, useRef, useState } from 'react';
import { controlState, describedBy } from '../field/control.ts';
import { boxButton } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useTypedEarly } from '../field/use-typed-early.ts';
import { useDocumentIssue } from './use-document-issue.ts';

/** Which document the number is of. */
export type IdDocument = {
  type: DocumentType;
  /** that issued it, ISO 3166-1 alpha-2: formats of passports and identification cards hang on it */
  country?: string;
};

/** A number that is hidden but for its end, and the document that it is checked against. */
export type NationalIdFieldProps = FieldProps<string> & {
  /** checks shape and check digit once focus has left, beside what `error` says; absent where a journey's rules do. What it checks with is fetched when the field is touched. */
  document?: IdDocument;
  inputMode?: ComponentProps<'input'>['inputMode'];
};

type Sight = 'masked' | 'typing' | 'revealed';

/**
 * The number of an identity document, a passport or a tax residency. Masked except for its end once focus has left; a button shows it. Focus selects it whole, so
 * that typing replaces it.
 * The format of the document type goes into `hint`; `document` has it checked. Value: as typed, without white space and in capitals after focus has left (UI-05).
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
  const [sight, setSight] = useState<Sight>('masked');
  const issue = useDocumentIssue(value, document);
  const error = given ?? issue.words;
  const shown = sight === 'masked' ? maskNumber(value) : value;
  const ref = useTypedEarly<HTMLInputElement>((element) => {
    if (element.matches(':focus') && !readOnly) setSight('typing');
    if (element.value !== shown) onChange(element.value);
  });
  const selects = useRef(false);
  useLayoutEffect(() => {
    if (selects.current && sight === 'typing') ref.current?.select(); // another value has taken the selection that came with the focus
    selects.current = false;
  }, [ref, sight]);
  const leave = (typed: string) => {
    if (sight === 'typing') setSight('masked');
    const tidy = strip(typed).toUpperCase();
    if (!readOnly && sight !== 'masked' && tidy !== typed) onChange(tidy);
    issue.leave();
    onBlur?.();
  };
  const isOpen = sight === 'revealed';
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
        aria-describedby={describedBy({ id, hint, error })}
        className="tabular-nums"
        after={
          value !== '' &&
          sight !== 'typing' && (
            <button
              type="button"
              className={boxButton()}
              aria-label={t(isOpen ? 'hideWhat' : 'showWhat', { label })}
              onClick={() => setSight(isOpen ? 'masked' : 'revealed')}
            >
              {t(isOpen ? 'hide' : 'show')}
            </button>
          )
        }
        onFocus={() => {
          issue.prepare();
          if (readOnly || sight !== 'masked') return;
          selects.current = true;
          setSight('typing');
        }}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => leave(event.target.value)}
      />
    </Field>
  );
});
