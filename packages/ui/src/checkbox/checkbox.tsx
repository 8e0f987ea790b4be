import { memo, type ReactNode } from 'react';
import { ChoiceMark } from '../field/choice-mark.tsx';
import type { CheckedFieldProps } from '../field/field.tsx';
import { FieldError, FieldExplanation, FieldHint } from '../field/field-notes.tsx';
import { useCheckedField } from '../field/use-checked-field.ts';
import { useLabel } from '../field/use-label.tsx';

/** The props of a `Checkbox`. `label` is the complete statement that the user confirms. */
export type CheckboxProps = CheckedFieldProps & {
  /** Content below the label, such as links to agreements. */
  children?: ReactNode;
};

/** Renders a checkbox with its label, error, hint and explanation. */
export const Checkbox = memo(function Checkbox({ children, ...props }: CheckboxProps) {
  const { frame, input } = useCheckedField(props);
  const { id, error, hint, why, className = '', style } = frame;
  const label = useLabel(frame.label, frame.optional);
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`} style={style}>
      <FieldError id={id} text={error} />
      <label
        htmlFor={id}
        id={`${id}-label`}
        className="flex min-h-target cursor-pointer items-start gap-3 py-2.5 text-body text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-muted"
      >
        <ChoiceMark {...input} type="checkbox" />
        <span className="min-w-0">{label}</span>
      </label>
      <div className="flex flex-col gap-2 ps-[calc(1.5rem+12px)] empty:hidden">
        <FieldHint id={id} text={hint} />
        <FieldExplanation why={why} />
        {children}
      </div>
    </div>
  );
});
