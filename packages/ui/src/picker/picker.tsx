import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo } from 'react';
import { boxInput, boxStyles } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { FormValue } from '../field/form-value.tsx';
import { TextBox } from '../field/text-box.tsx';
import { textOf } from '../field/text-of.ts';
import { useField } from '../field/use-field.ts';
import type { OptionSource } from './option.ts';
import { PickerButton } from './picker-button.tsx';
import { noOptions, useOptions } from './use-options.ts';
import type { Suggest } from './use-suggestions.ts';

export type { OptionSource, PickerOption } from './option.ts';
export type { Suggest } from './use-suggestions.ts';

/** The props of a `Picker`. `value` is the value of the chosen option, or `''`. */
export type PickerProps = FieldProps<string, 'button'> & {
  /**
   * The options, or a function that loads them when the field has a value or gets focus. Pass the same function on
   * every render. Rows are virtualised, so there can be thousands.
   */
  options: OptionSource;
  /** The text to show if no option is chosen. Default: "Choose" in the current language. */
  placeholder?: string;
  /** The label of the search box. Default: "Search" in the current language. */
  searchLabel?: string;
  /**
   * Returns values to suggest at the top of the list. The function runs when the page is idle and when the list opens.
   */
  suggest?: Suggest | undefined;
};

/** Renders a field that opens a searchable list of options in a sheet. */
export const Picker = memo(function Picker(props: PickerProps) {
  const { value, change, own, ...field } = useField<string, PickerProps>(props, '');
  const { options, placeholder, searchLabel, suggest, ...button } = own;
  const t = useText(uiFields);
  const known = useOptions(value === '' ? noOptions : options, value !== '');
  const chosen = known.list.find((option) => option.value === value)?.label;
  return (
    <Field {...field.frame}>
      {field.frozen.readOnly ? (
        <TextBox {...field.control()} state={field.state} value={chosen ?? ''} />
      ) : (
        <span data-state={field.state} className={boxStyles()}>
          <PickerButton
            {...button}
            reset={field.reset}
            {...field.control()}
            className={boxInput({ className: 'flex cursor-pointer items-center justify-between gap-3 text-start' })}
            value={value}
            options={options}
            sheetTitle={textOf(props.label)}
            searchLabel={searchLabel}
            suggest={suggest}
            onPick={change}
          >
            <span className={`min-w-0 ${value === '' ? 'text-ink-muted' : ''}`}>
              {value === '' ? (placeholder ?? t('choose')) : chosen}
            </span>
            <ChevronDown aria-hidden size="1.25rem" className="shrink-0 text-ink-muted" />
          </PickerButton>
        </span>
      )}
      <FormValue {...field.form} value={value} />
    </Field>
  );
});
