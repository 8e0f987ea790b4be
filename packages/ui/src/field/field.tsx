import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { HeadingLead, PageHeading, useFieldHeading } from '../field-heading/field-heading.tsx';
import { FieldError, FieldExplanation, FieldHint } from './field-notes.tsx';
import type { FieldBasics, OwnFieldProps } from './use-field.ts';
import { useLabel } from './use-label.tsx';

/**
 * The props of every field: its own, and those of its control `E`. Fields are memoised: with stable `onValueChange` and
 * `onBlur` functions, a keystroke renders only one field. `V` is a string for text and `string[]` for multiple choice.
 */
export type FieldProps<
  V,
  E extends 'input' | 'textarea' | 'select' | 'button' | 'fieldset' = 'input',
> = OwnFieldProps<V> & ElementProps<E, keyof OwnFieldProps<V> | ReplacedAttribute>;

/** The attributes that a field sets itself, or replaces with a prop of the same name. */
type ReplacedAttribute = 'type' | 'children' | 'size' | 'prefix' | 'list' | 'checked' | 'defaultChecked' | 'role';

/** The props of a field with the value true or false. `value` is the text that a form sends for a checked field. */
export type CheckedFieldProps = FieldBasics & {
  /** Whether the field is checked. Without it, the field stores this itself. */
  checked?: boolean;
  /** The initial state of a field without `checked`. A reset of the form restores it. Default: `false`. */
  defaultChecked?: boolean;
  /** Called with the new state when the user changes it. */
  onCheckedChange?: (checked: boolean) => void;
} & ElementProps<'input', keyof FieldBasics | ReplacedAttribute | 'defaultValue'>;

/** The props that a field passes to `Field`: label, hint, error, explanation and whether an answer is optional. */
export type FrameProps = Pick<FieldBasics, 'label' | 'error' | 'hint' | 'why' | 'optional' | 'className' | 'style'> & {
  /** The id of the control. */
  id: string;
  /** The control. */
  children: ReactNode;
};

/**
 * Renders the label, hint, explanation, control and error of a field. The control must have the id `id` and reference
 * `${id}-label`, `${id}-hint` and `${id}-error`. Errors are not live, because the error summary announces them.
 */
export function Field({ id, label, error, hint, why, optional, className = '', style, children }: FrameProps) {
  const heading = useFieldHeading(id);
  const text = useLabel(label, optional);
  return (
    <div className={`flex min-w-0 flex-col gap-2 ${className}`} style={style}>
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
