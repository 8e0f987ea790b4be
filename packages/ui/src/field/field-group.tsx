import { uiFields } from '@quayside/i18n/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import { type FocusEvent, type Ref, useCallback } from 'react';
import { describedBy } from './control.ts';
import { legendStyles } from './field.styles.ts';
import type { FrameProps } from './field.tsx';
import { FieldError, FieldHint, FieldWhy } from './field-notes.tsx';

export type GroupProps = FrameProps & {
  /** radio buttons are a `radiogroup`, which alone may be marked invalid as a whole */
  role?: 'radiogroup' | 'group';
  /** a heading over several questions, not one question */
  legend?: 'question' | 'heading';
  onBlur?: (() => void) | undefined;
  readOnly?: boolean | undefined;
  ref?: Ref<HTMLFieldSetElement>;
};

/** A question that several inputs answer. The error stands above them: the last option of a long list may be far below the screen. */
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
      aria-describedby={describedBy({ id, hint, error })}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      aria-readonly={role === 'radiogroup' && readOnly ? true : undefined}
      className="min-w-0"
    >
      <legend id={`${id}-label`} className={legendStyles({ legend })}>
        {optional ? t('optional', { label }) : label}
      </legend>
      <div className="clear-both flex min-w-0 flex-col gap-2" onBlur={leave}>
        <FieldHint id={id} text={hint} />
        <FieldWhy why={why} />
        <FieldError id={id} text={error} />
        {children}
      </div>
    </fieldset>
  );
}
