import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo } from 'react';
import { controlState, getDescriptionIds } from '../field/control.ts';
import { boxInput, boxStyles } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import type { OptionSource } from './option.ts';
import { PickerButton } from './picker-button.tsx';
import { noOptions, useOptions } from './use-options.ts';
import type { Suggest } from './use-suggestions.ts';

export type { OptionSource, PickerOption } from './option.ts';
export type { Suggest } from './use-suggestions.ts';

/** The props of a `Picker`. `value` is the value of the chosen option, or `''`. */
export type PickerProps = FieldProps<string> & {
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
  const { options, placeholder, searchLabel, suggest } = own;
  const t = useText(uiFields);
  const known = useOptions(value === '' ? noOptions : options, value !== '');
  const chosen = known.list.find((option) => option.value === value)?.label;
  const state = controlState({ error, disabled, readOnly });
  const described = getDescriptionIds({ id, hint, error });
  return (
    <Field {...{ id, label, error, hint, why, optional }}>
      {readOnly ? (
        <TextBox id={id} state={state} aria-describedby={described} value={chosen ?? ''} onBlur={onBlur} />
      ) : (
        <span data-state={state} className={boxStyles()}>
          <PickerButton
            id={id}
            name={name}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={described}
            className={boxInput({ className: 'flex cursor-pointer items-center justify-between gap-3 text-start' })}
            value={value}
            options={options}
            sheetTitle={label}
            searchLabel={searchLabel}
            suggest={suggest}
            onPick={onChange}
            onBlur={onBlur}
          >
            <span className={`min-w-0 ${value === '' ? 'text-ink-muted' : ''}`}>
              {value === '' ? (placeholder ?? t('choose')) : chosen}
            </span>
            <ChevronDown aria-hidden size="1.25rem" className="shrink-0 text-ink-muted" />
          </PickerButton>
        </span>
      )}
    </Field>
  );
});
