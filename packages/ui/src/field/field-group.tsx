import { type FocusEvent, type ReactNode, useCallback } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { HeadingLead, PageHeading, useFieldHeading } from '../field-heading/field-heading.tsx';
import { getDescriptionIds } from './control.ts';
import { legendStyles } from './field.styles.ts';
import type { FrameProps } from './field.tsx';
import { FieldError, FieldExplanation, FieldHint } from './field-notes.tsx';
import { useLabel } from './use-label.tsx';

export type GroupProps = FrameProps &
  ElementProps<'fieldset', keyof FrameProps | 'onBlur' | 'role'> & {
    /** The role of the group. Use `radiogroup` for radio buttons; only that role supports `aria-invalid`. */
    role?: 'radiogroup' | 'group';
    /**
     * The style of the legend. Use `heading` for a group of questions. Use `hidden` if the heading of the page asks the
     * question; screen readers still announce the label. Default: `question`.
     */
    legend?: 'question' | 'heading' | 'hidden';
    onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
    readOnly?: boolean | undefined;
    children: ReactNode;
  };

/** Renders several inputs as one question. The error is above the inputs, because the last option may be off screen. */
export function FieldGroup({
  id,
  label,
  error,
  hint,
  why,
  optional,
  role,
  legend,
  readOnly,
  onBlur,
  className = '',
  children,
  ...fieldset
}: GroupProps) {
  const heading = useFieldHeading(id);
  const text = useLabel(label, optional);
  const leave = useCallback(
    (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
    },
    [onBlur],
  );
  return (
    <fieldset
      {...fieldset}
      role={role}
      aria-describedby={getDescriptionIds({ id, hint, error }, fieldset['aria-describedby'])}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      aria-readonly={role === 'radiogroup' && readOnly ? true : undefined}
      className={`min-w-0 ${className}`}
    >
      <legend id={`${id}-label`} className={legendStyles({ legend: heading ? 'page' : legend })}>
        {heading ? <PageHeading describedBy={heading.describedBy}>{text}</PageHeading> : text}
      </legend>
      <div className="clear-both flex min-w-0 flex-col gap-2" onBlur={leave}>
        <HeadingLead heading={heading} />
        <FieldHint id={id} text={hint} />
        <FieldExplanation why={why} />
        <FieldError id={id} text={error} />
        {children}
      </div>
    </fieldset>
  );
}
