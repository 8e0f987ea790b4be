import { uiFields } from '@quayside/i18n/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import type { ReactNode } from 'react';
import { FieldError, FieldHint, FieldWhy, type Why } from './field-notes.tsx';

/**
 * What every field takes. Fields are memoised: give them an `onChange` and an `onBlur` that keep their identity, and a key
 * renders one field. `V` is a string for what is typed, `string[]` for boxes ticked together, boolean for a single box.
 */
export type FieldProps<V> = {
  /** the key of the answer, dotted for nested ones (`address.postcode`); also the control's name */
  name: string;
  /** the question, in the language of the page */
  label: string;
  value: V;
  onChange: (value: V) => void;
  /** focus has left the whole field */
  onBlur?: () => void;
  /** what is wrong, in words */
  error?: string;
  /** what to write, in a line */
  hint?: string;
  /** why it is asked: a disclosure under the question */
  why?: Why;
  optional?: boolean;
  disabled?: boolean;
  /** shown, not to be changed; stays readable and focusable */
  readOnly?: boolean;
  /** of the control; `name` where it is absent. A group gives it to its first input, so that a link to it focuses something. */
  id?: string;
};

/** The words around one control, which brings itself. */
export type FrameProps = Pick<FieldProps<never>, 'label' | 'error' | 'hint' | 'why' | 'optional'> & {
  /** of the control */
  id: string;
  children: ReactNode;
};

/**
 * A question, its hint, its "why", one control and its error. The control binds itself by id: label `for={id}`, `${id}-label`, `${id}-hint`,
 * `${id}-error`. Errors are plain text beside the field; the error summary announces them.
 */
export function Field({ id, label, error, hint, why, optional, children }: FrameProps) {
  const t = useText(uiFields);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <label htmlFor={id} id={`${id}-label`} className="w-fit font-medium text-ink text-label">
        {optional ? t('optional', { label }) : label}
      </label>
      <FieldHint id={id} text={hint} />
      <FieldWhy why={why} />
      {children}
      <FieldError id={id} text={error} />
    </div>
  );
}
