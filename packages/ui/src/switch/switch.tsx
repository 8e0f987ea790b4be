import { memo } from 'react';
import type { CheckedFieldProps } from '../field/field.tsx';
import { FieldError, FieldExplanation, FieldHint } from '../field/field-notes.tsx';
import { useCheckedField } from '../field/use-checked-field.ts';
import { useLabel } from '../field/use-label.tsx';

/** The props of a `Switch`. `label` names the setting, and `checked` is true while the setting is on. */
export type SwitchProps = CheckedFieldProps;

/** Renders a switch for a setting that applies immediately. Use `Checkbox` for consents. */
export const Switch = memo(function Switch(props: SwitchProps) {
  const { frame, input } = useCheckedField(props);
  const { id, error, hint, why, className = '', style } = frame;
  const label = useLabel(frame.label, frame.optional);
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`} style={style}>
      <label
        htmlFor={id}
        id={`${id}-label`}
        className="flex min-h-target cursor-pointer items-center justify-between gap-4 py-2 text-body text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-muted"
      >
        <span className="min-w-0">{label}</span>
        <span className="relative inline-flex shrink-0">
          <input
            {...input}
            type="checkbox"
            {...switchRole}
            className="peer m-0 h-[2rem] w-[3.25rem] cursor-[inherit] appearance-none rounded-full border-2 border-line-strong bg-surface-sunken checked:border-accent checked:bg-accent disabled:opacity-60 aria-invalid:border-danger forced-colors:appearance-auto"
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

/** The role. The browser derives `aria-checked` from the state of the checkbox. */
const switchRole = { role: 'switch' };
