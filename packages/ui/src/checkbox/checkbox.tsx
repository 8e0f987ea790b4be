import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import { memo, type ReactNode } from 'react';
import { ChoiceMark } from '../field/choice-mark.tsx';
import { getDescriptionIds } from '../field/control.ts';
import type { FieldProps } from '../field/field.tsx';
import { FieldError, FieldExplanation, FieldHint } from '../field/field-notes.tsx';
import { useInputBeforeHydration } from '../field/use-input-before-hydration.ts';

/** The props of a `Checkbox`. `label` is the complete statement that the user confirms. */
export type CheckboxProps = FieldProps<boolean> & {
  /** Content below the label, such as links to agreements. */
  children?: ReactNode;
};

/** Renders a checkbox with its label, error, hint and explanation. */
export const Checkbox = memo(function Checkbox(props: CheckboxProps) {
  const {
    name,
    label,
    value,
    onChange,
    onBlur,
    error,
    hint,
    why,
    optional,
    disabled,
    readOnly,
    id = name,
    children,
  } = props;
  const t = useText(uiFields);
  const ref = useInputBeforeHydration<HTMLInputElement>((element) => {
    if (element.checked !== value) onChange(element.checked);
  });
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <FieldError id={id} text={error} />
      <label
        htmlFor={id}
        id={`${id}-label`}
        className="flex min-h-target cursor-pointer items-start gap-3 py-2.5 text-body text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-muted"
      >
        <ChoiceMark
          ref={ref}
          type="checkbox"
          id={id}
          name={name}
          checked={value}
          disabled={disabled}
          aria-readonly={readOnly || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescriptionIds({ id, hint, error })}
          onChange={(event) => readOnly || onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span className="min-w-0">{optional ? t('optional', { label }) : label}</span>
      </label>
      <div className="flex flex-col gap-2 ps-[calc(1.5rem+12px)] empty:hidden">
        <FieldHint id={id} text={hint} />
        <FieldExplanation why={why} />
        {children}
      </div>
    </div>
  );
});
