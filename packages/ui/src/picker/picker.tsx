import { uiFields } from '@quayside/i18n/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo } from 'react';
import { controlState, describedBy } from '../field/control.ts';
import { boxInput, boxStyles } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import type { OptionSource } from './option.ts';
import { PickerButton } from './picker-button.tsx';
import { useOptions } from './use-options.ts';

export type { OptionSource, PickerOption } from './option.ts';

/** What is chosen from, and how it is searched; the value is that of the option, '' for none. */
export type PickerProps = FieldProps<string> & {
  /** thousands are fine: rows are windowed. A loader keeps its identity, and is called when a value is to be shown or the field is touched. */
  options: OptionSource;
  /** shown while nothing is chosen; "Choose" where it is absent */
  placeholder?: string;
  /** what can be searched for: "Search by country or code" */
  searchLabel?: string;
};

/** One of many answers, found by searching. */
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
  const { options, placeholder, searchLabel } = own;
  const t = useText(uiFields);
  const known = useOptions(options, value !== '');
  const chosen = known.list.find((option) => option.value === value)?.label;
  const state = controlState({ error, disabled, readOnly });
  const described = describedBy({ id, hint, error });
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
            onPick={onChange}
            onBlur={onBlur}
          >
            <span className={`min-w-0 ${value === '' ? 'text-ink-muted' : ''}`}>
              {value === '' ? (placeholder ?? t('choose')) : chosen}
            </span>
            <ChevronDown aria-hidden size={20} className="shrink-0 text-ink-muted" />
          </PickerButton>
        </span>
      )}
    </Field>
  );
});
