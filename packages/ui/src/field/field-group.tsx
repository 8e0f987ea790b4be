import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import { type FocusEvent, type Ref, useCallback } from 'react';
import { HeadingLead, PageHeading, useFieldHeading } from '../field-heading/field-heading.tsx';
import { getDescriptionIds } from './control.ts';
import { legendStyles } from './field.styles.ts';
import type { FrameProps } from './field.tsx';
import { FieldError, FieldExplanation, FieldHint } from './field-notes.tsx';

export type GroupProps = FrameProps & {
  /** The role of the group. Use `radiogroup` for radio buttons; only that role supports `aria-invalid`. */
  role?: 'radiogroup' | 'group';
  /**
   * The style of the legend. Use `heading` for a group of questions. Use `hidden` if the heading of the page asks the
   * question; screen readers still announce the label. Default: `question`.
   */
  legend?: 'question' | 'heading' | 'hidden';
  onBlur?: (() => void) | undefined;
  readOnly?: boolean | undefined;
  ref?: Ref<HTMLFieldSetElement>;
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
  ref,
  children,
}: GroupProps) {
  const t = useText(uiFields);
  const heading = useFieldHeading(id);
  const text = optional ? t('optional', { label }) : label;
  const leave = useCallback(
    (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
    },
    [onBlur],
  );
  return (
    <fieldset
      ref={ref}
      role={role}
      aria-describedby={getDescriptionIds({ id, hint, error })}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      aria-readonly={role === 'radiogroup' && readOnly ? true : undefined}
      className="min-w-0"
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
