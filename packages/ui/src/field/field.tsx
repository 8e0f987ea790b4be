import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import type { ReactNode } from 'react';
import { HeadingLead, PageHeading, useFieldHeading } from '../field-heading/field-heading.tsx';
import { FieldError, FieldHint, FieldWhy, type Why } from './field-notes.tsx';

/**
 * The props of all fields. Fields are memoised: with stable `onChange` and `onBlur` functions, a keystroke renders only
 * one field. `V` is a string for text, `string[]` for multiple choice and boolean for a checkbox.
 */
export type FieldProps<V> = {
  /** The path of the answer, such as `address.postcode`. It is also the name of the control. */
  name: string;
  /** The visible label. */
  label: string;
  /** The current value. */
  value: V;
  /** Called with the new value when the user changes it. */
  onChange: (value: V) => void;
  /** Called when focus leaves the whole field. */
  onBlur?: () => void;
  /** The error message. If set, the field is invalid. */
  error?: string;
  /** Help text, shown below the label. */
  hint?: string;
  /** A disclosure that explains the reason for the question. */
  why?: Why;
  /** Marks the label as optional. */
  optional?: boolean;
  disabled?: boolean;
  /** Shows the value without editing. The control stays focusable. */
  readOnly?: boolean;
  /** The id of the control, or of the first input of a group. Default: `name`. */
  id?: string;
};

/** The props of `Field`. */
export type FrameProps = Pick<FieldProps<never>, 'label' | 'error' | 'hint' | 'why' | 'optional'> & {
  id: string;
  children: ReactNode;
};

/**
 * Renders label, hint, explanation, control and error. The control must have the id `id` and reference `${id}-label`,
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
