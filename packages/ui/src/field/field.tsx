import { uiFields } from '@quayside/i18n/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import type { ReactNode } from 'react';
import { HeadingLead, PageHeading, useFieldHeading } from '../field-heading/field-heading.tsx';
import { FieldError, FieldHint, FieldWhy, type Why } from './field-notes.tsx';

/**
 * Props of every field. Fields are memoised, so pass stable `onChange` and `onBlur` functions; then a keystroke
 * renders only one field. `V` is a string for text, `string[]` for multiple choice and boolean for a checkbox.
 */
export type FieldProps<V> = {
  /** The path of the answer, such as `address.postcode`. It is also the name of the control. */
  name: string;
  label: string;
  value: V;
  onChange: (value: V) => void;
  /** Called when focus leaves the whole field. */
  onBlur?: () => void;
  error?: string;
  hint?: string;
  /** A disclosure that explains the reason for the question. */
  why?: Why;
  optional?: boolean;
  disabled?: boolean;
  /** Shows the value without editing. The control stays focusable. */
  readOnly?: boolean;
  /** The id of the control, or of the first input of a group. Default: `name`. */
  id?: string;
};

/** Props of `Field`, which frames a control. */
export type FrameProps = Pick<FieldProps<never>, 'label' | 'error' | 'hint' | 'why' | 'optional'> & {
  id: string;
  children: ReactNode;
};

/**
 * Renders label, hint, explanation, control and error. The control must use the id and reference `${id}-label`,
 * `${id}-hint` and `${id}-error`. The error summary announces errors.
 */
export function Field({ id, label, error, hint, why, optional, children }: FrameProps) {
  const t = useText(uiFields);
  const heading = useFieldHeading(id);
  const text = optional ? t('optional', { label }) : label;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {heading ? (
        <PageHeading describedBy={heading.describedBy}>
          <label htmlFor={id} id={`${id}-label`}>
            {text}
          </label>
        </PageHeading>
      ) : (
        <label htmlFor={id} id={`${id}-label`} className="w-fit font-medium text-ink text-label">
          {text}
        </label>
      )}
      <HeadingLead heading={heading} />
      <FieldHint id={id} text={hint} />
      <FieldWhy why={why} />
      {children}
      <FieldError id={id} text={error} />
    </div>
  );
}
