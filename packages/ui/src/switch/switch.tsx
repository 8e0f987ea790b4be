import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import { memo } from 'react';
import { getDescriptionIds } from '../field/control.ts';
import type { FieldProps } from '../field/field.tsx';
import { FieldError, FieldExplanation, FieldHint } from '../field/field-notes.tsx';
import { useInputBeforeHydration } from '../field/use-input-before-hydration.ts';

/** The props of a `Switch`. `label` names the setting, and `value` is true while the setting is on. */
export type SwitchProps = FieldProps<boolean>;

/** Renders a switch for a setting that applies immediately. Use `Checkbox` for consents. */
export const Switch = memo(function Switch(props: SwitchProps) {
  const { name, label, value, onChange, onBlur, error, hint, why, optional, disabled, readOnly, id = name } = props;
  const t = useText(uiFields);
  const ref = useInputBeforeHydration<HTMLInputElement>((element) => {
    if (element.checked !== value) onChange(element.checked);
  });
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label
        htmlFor={id}
        id={`${id}-label`}
        className="flex min-h-target cursor-pointer items-center justify-between gap-4 py-2 text-body text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-muted"
      >
        <span className="min-w-0">{optional ? t('optional', { label }) : label}</span>
        <span className="relative inline-flex shrink-0">
          <input
            ref={ref}
            type="checkbox"
            role="switch"
            id={id}
            name={name}
            checked={value}
            aria-checked={value}
            disabled={disabled}
            aria-readonly={readOnly || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={getDescriptionIds({ id, hint, error })}
            className="peer m-0 h-[2rem] w-[3.25rem] cursor-[inherit] appearance-none rounded-full border-2 border-line-strong bg-surface-sunken checked:border-accent checked:bg-accent disabled:opacity-60 aria-invalid:border-danger forced-colors:appearance-auto"
            onChange={(event) => readOnly || onChange(event.target.checked)}
            onBlur={onBlur}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute top-[0.375rem] left-[0.375rem] size-[1.25rem] rounded-full bg-ink-muted transition-transform peer-checked:translate-x-[1.25rem] peer-checked:bg-ink-on-accent forced-colors:hidden"
          />
        </span>
      </label>
      <FieldHint id={id} text={hint} />
      <FieldExplanation why={why} />
      <FieldError id={id} text={error} />
    </div>
  );
});
