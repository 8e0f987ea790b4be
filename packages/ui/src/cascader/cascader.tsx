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
import { useInput } from '../field/use-input.ts';
import type { OptionSource } from '../picker/option.ts';
import { SheetFailed } from '../picker/sheet-failed.tsx';
import { useOptionLoader } from '../picker/use-options.ts';
import { createLazyPanel, useSheetButton } from '../picker/use-sheet-button.ts';
import { type GetChildOptions, getPathLabels, useLevelSources, useLevels } from './levels.ts';

export type { OptionSource, PickerOption } from '../picker/option.ts';
export type { GetChildOptions } from './levels.ts';

/**
 * The props of a `Cascader`. `value` is the path from the first to the last level, such as `['MY', 'MY-10']`. A form
 * sends the last part of the path.
 */
export type CascaderProps = FieldProps<readonly string[], 'button'> & {
  /** The options of the first level. Pass the same loader function on every render. */
  options: OptionSource;
  /**
   * Returns the options below a path, or undefined below the last level. The component calls it once for each path.
   * Pass the same function on every render.
   */
  getChildOptions: GetChildOptions;
  /** The name of each level, such as "Country or region" and "State or province". */
  levels: readonly string[];
  /** The text of a field without a value. Default: "Choose" in the current language. */
  placeholder?: string;
};

const panel = createLazyPanel(async () => (await import('./cascader-panel.tsx')).CascaderPanel);

/**
 * Renders a field with a list for each level, such as country and province. The value changes when the user chooses an
 * option of the last level.
 */
export const Cascader = memo(function Cascader(props: CascaderProps) {
  const { value, change, own, ...field } = useField<readonly string[], CascaderProps>(props, none);
  const { options, getChildOptions, levels, placeholder, ref, ...button } = own;
  const t = useText(uiFields);
  const sources = useLevelSources(options, getChildOptions);
  const load = useOptionLoader(options);
  const labels = getPathLabels(useLevels(sources, value, value.length > 0), value);
  const { state: sheet, by, sheetId, Opened, close, trigger } = useSheetButton({ panel, load, onBlur: field.onBlur });
  useInput<HTMLButtonElement>({ ref, reset: field.reset, control: trigger.ref });
  const shown = labels.length === value.length ? labels.join(SEPARATOR) : '';
  return (
    <Field {...field.frame}>
      {field.frozen.readOnly ? (
        <TextBox {...field.control()} state={field.state} value={shown} />
      ) : (
        <span data-state={field.state} className={boxStyles()}>
          <button
            {...button}
            {...trigger}
            role="combobox"
            aria-expanded={sheet === 'open'}
            aria-controls={sheetId}
            {...field.control()}
            onBlur={trigger.onBlur}
            className={boxInput({ className: 'flex cursor-pointer items-center justify-between gap-3 text-start' })}
          >
            <span className={`min-w-0 ${value.length === 0 ? 'text-ink-muted' : ''}`}>
              {value.length === 0 ? (placeholder ?? t('choose')) : shown}
            </span>
            <ChevronDown aria-hidden size="1.25rem" className="shrink-0 text-ink-muted" />
          </button>
          {sheet === 'failed' && <SheetFailed />}
          {Opened && (
            <Opened
              id={sheetId}
              title={textOf(props.label)}
              levels={levels}
              sources={sources}
              value={value}
              by={by}
              onPick={(picked) => {
                close();
                change(picked);
              }}
              onClose={close}
            />
          )}
        </span>
      )}
      <FormValue {...field.form} value={value.at(-1) ?? ''} />
    </Field>
  );
});

/** The text between the labels of a path. Screen readers pause at it. */
const SEPARATOR = ' / ';

const none: readonly string[] = [];
