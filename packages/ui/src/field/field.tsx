import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import type { ReactNode } from 'react';
import { HeadingLead, PageHeading, useFieldHeading } from '../field-heading/field-heading.tsx';
import { type Explanation, FieldError, FieldExplanation, FieldHint } from './field-notes.tsx';

/**
 * The props of every field. Fields are memoised: with stable `onChange` and `onBlur` functions, a keystroke renders
 * only one field. `V` is a string for text, `string[]` for multiple choice and boolean for a checkbox.
 */
export type FieldProps<V> = {
  /** The path of the answer, such as `address.postcode`, and the name of the control. */
  name: string;
  /** The visible label and the accessible name of the control. */
  label: string;
  /** The current value. Fields are controlled. */
  value: V;
  /** Called with the new value when the user changes it. */
  onChange: (value: V) => void;
  /** Called when focus leaves the whole field. */
  onBlur?: () => void;
  /** The error message. With it, the field is marked as invalid. */
  error?: string;
  /** Help text between the label and the control. */
  hint?: string;
  /** A disclosure that explains the reason for the question. */
  why?: Explanation;
  /** Whether the label includes "(optional)". Default: `false`. */
  optional?: boolean;
  disabled?: boolean;
  /** Whether the user can read but not change the value. The control stays focusable. */
  readOnly?: boolean;
  /** The id of the control, or of the first input of a group. Default: `name`. */
  id?: string;
};

/** The props that a field passes to `Field`: label, hint, error, explanation and whether an answer is optional. */
export type FrameProps = Pick<FieldProps<never>, 'label' | 'error' | 'hint' | 'why' | 'optional'> & {
  id: string;
  children: ReactNode;
};

/**
 * Renders the label, hint, explanation, control and error of a field. The control must have the id `id` and reference
 * `${id}-label`, `${id}-hint` and `${id}-error`. Errors are not live, because the error summary announces them.
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
      <FieldExplanation why={why} />
      {children}
      <FieldError id={id} text={error} />
    </div>
  );
}
