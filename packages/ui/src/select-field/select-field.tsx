import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo } from 'react';
import { boxInput, boxStyles } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { FormValue } from '../field/form-value.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useField } from '../field/use-field.ts';
import { useInput } from '../field/use-input.ts';

/** An option of a `SelectField`. Native lists show only one line of text. */
export type SelectOption = { value: string; label: string; disabled?: boolean };

/** The props of a `SelectField`. `value` is the value of the chosen option, or `''`. */
export type SelectFieldProps = FieldProps<string, 'select'> & {
  /** The options, each with at least `value` and `label`. */
  options: readonly SelectOption[];
  /** The text to show if no option is chosen. Default: "Choose" in the current language. */
  placeholder?: string;
};

/** Renders a native `<select>`. Use `Picker` for more than a dozen options. */
export const SelectField = memo(function SelectField(props: SelectFieldProps) {
  const { value, change, own, ...field } = useField<string, SelectFieldProps>(props, '');
  const { options, placeholder, ref, onChange, ...select } = own;
  const t = useText(uiFields);
  const control = useInput<HTMLSelectElement>({
    ref,
    reset: field.reset,
    adopt: (element) => {
      if (element.value !== value && element.value !== '') change(element.value);
    },
  });
  return (
    <Field {...field.frame}>
      {field.frozen.readOnly ? (
        <>
          <TextBox
            {...field.control()}
            state={field.state}
            value={options.find((option) => option.value === value)?.label ?? ''}
          />
          <FormValue {...field.form} value={value} />
        </>
      ) : (
        <span data-state={field.state} className={boxStyles({ className: 'relative' })}>
          <select
            {...select}
            {...field.native}
            {...field.control()}
            {...field.sent}
            ref={control}
            className={boxInput({
              className: 'cursor-pointer truncate pe-11 has-[option[value=""]:checked]:text-ink-muted',
            })}
            onChange={(event) => {
              change(event.target.value);
              onChange?.(event);
            }}
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
