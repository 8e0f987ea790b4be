import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, memo } from 'react';
import { controlState, getDescriptionIds } from '../field/control.ts';
import { boxInput, boxStyles } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useInputBeforeHydration } from '../field/use-input-before-hydration.ts';

/** An option of a `SelectField`. Native lists show only one line of text. */
export type SelectOption = { value: string; label: string; disabled?: boolean };

/** The props of a `SelectField`. `value` is the value of the chosen option, or `''`. */
export type SelectFieldProps = FieldProps<string> & {
  options: readonly SelectOption[];
  /** The text to show if no option is chosen. Default: "Choose" in the current language. */
  placeholder?: string;
  autoComplete?: ComponentProps<'select'>['autoComplete'];
};

/** Renders a native `<select>`. Use `Picker` for more than a dozen options. */
export const SelectField = memo(function SelectField(props: SelectFieldProps) {
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
    ...own
  } = props;
  const { options, placeholder, autoComplete } = own;
  const t = useText(uiFields);
  const ref = useInputBeforeHydration<HTMLSelectElement>((element) => {
    if (element.value !== value && element.value !== '') onChange(element.value);
  });
  const state = controlState({ error, disabled, readOnly });
  const described = getDescriptionIds({ id, hint, error });
  return (
    <Field {...{ id, label, error, hint, why, optional }}>
      {readOnly ? (
        <TextBox
          id={id}
          state={state}
          aria-describedby={described}
          value={options.find((option) => option.value === value)?.label ?? ''}
          onBlur={onBlur}
        />
      ) : (
        <span data-state={state} className={boxStyles({ className: 'relative' })}>
          <select
            ref={ref}
            id={id}
            name={name}
            value={value}
            autoComplete={autoComplete}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={described}
            data-empty={value === '' || undefined}
            className={boxInput({ className: 'cursor-pointer truncate pe-11 data-empty:text-ink-muted' })}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          >
            <option value="">{placeholder ?? t('choose')}</option>
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="bg-surface-raised text-ink"
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size="1.25rem" className="pointer-events-none absolute end-3.5 text-ink-muted" />
        </span>
      )}
    </Field>
  );
});
