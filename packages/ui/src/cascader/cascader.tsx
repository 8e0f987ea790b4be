import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo } from 'react';
import { controlState, getDescriptionIds } from '../field/control.ts';
import { boxInput, boxStyles } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import type { OptionSource } from '../picker/option.ts';
import { SheetFailed } from '../picker/sheet-failed.tsx';
import { useOptionLoader } from '../picker/use-options.ts';
import { createLazyPanel, useSheetButton } from '../picker/use-sheet-button.ts';
import { type GetChildOptions, getPathLabels, useLevelSources, useLevels } from './levels.ts';

export type { OptionSource, PickerOption } from '../picker/option.ts';
export type { GetChildOptions } from './levels.ts';

/** The props of a `Cascader`. `value` is the path from the first to the last level, such as `['MY', 'MY-10']`. */
export type CascaderProps = FieldProps<readonly string[]> & {
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
  const { options, getChildOptions, levels, placeholder } = own;
  const t = useText(uiFields);
  const sources = useLevelSources(options, getChildOptions);
  const load = useOptionLoader(options);
  const labels = getPathLabels(useLevels(sources, value, value.length > 0), value);
  const { state: sheet, by, sheetId, Opened, close, trigger } = useSheetButton({ panel, load, onBlur });
  const state = controlState({ error, disabled, readOnly });
  const described = getDescriptionIds({ id, hint, error });
  const shown = labels.length === value.length ? labels.join(SEPARATOR) : '';
  return (
    <Field {...{ id, label, error, hint, why, optional }}>
      {readOnly ? (
        <TextBox id={id} state={state} aria-describedby={described} value={shown} onBlur={onBlur} />
      ) : (
        <span data-state={state} className={boxStyles()}>
          <button
            {...trigger}
            role="combobox"
            aria-expanded={sheet === 'open'}
            aria-controls={sheetId}
            id={id}
            name={name}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={described}
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
              title={label}
              levels={levels}
              sources={sources}
              value={value}
              by={by}
              onPick={(picked) => {
                close();
                onChange(picked);
              }}
              onClose={close}
            />
          )}
        </span>
      )}
    </Field>
  );
});

/** The text between the labels of a path. Screen readers pause at it. */
const SEPARATOR = ' / ';
