import { type ComponentProps, type FocusEventHandler, type ReactNode, useCallback } from 'react';
import { useInput } from '../field/use-input.ts';
import type { OptionSource } from './option.ts';
import { SheetFailed } from './sheet-failed.tsx';
import { noOptions, useOptionLoader, useOptions } from './use-options.ts';
import { createLazyPanel, useSheetButton } from './use-sheet-button.ts';
import { preloadSuggestions, type Suggest } from './use-suggestions.ts';

const panel = createLazyPanel(async () => (await import('./picker-panel.tsx')).PickerPanel);

export type PickerButtonProps = Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'onBlur' | 'type'> & {
  value: string;
  onPick: (value: string) => void;
  onBlur: FocusEventHandler<HTMLElement> | undefined;
  options: OptionSource;
  sheetTitle: string;
  searchLabel?: string | undefined;
  suggest?: Suggest | undefined;
  /** Called when the form is reset. */
  reset?: () => void;
  children: ReactNode;
};

const noReset = () => undefined;

/** Renders a button that opens a searchable list of options in a sheet. */
export function PickerButton(props: PickerButtonProps) {
  const {
    value,
    onPick,
    onBlur,
    options: source,
    sheetTitle,
    searchLabel,
    suggest,
    children,
    ref,
    reset = noReset,
    ...button
  } = props;
  const loadOptions = useOptionLoader(source);
  const load = useCallback(() => {
    loadOptions();
    preloadSuggestions(suggest);
  }, [loadOptions, suggest]);
  const { state, by, sheetId, Opened, close, trigger } = useSheetButton({ panel, load, onBlur });
  useInput<HTMLButtonElement>({ ref, reset, control: trigger.ref });
  const options = useOptions(state === 'closed' ? noOptions : source, false);
  return (
    <>
      <button {...button} {...trigger} role="combobox" aria-expanded={state === 'open'} aria-controls={sheetId}>
        {children}
      </button>
      {state === 'failed' && <SheetFailed />}
      {Opened && (
        <Opened
          id={sheetId}
          title={sheetTitle}
          searchLabel={searchLabel}
          suggest={suggest}
          options={options}
          value={value}
          by={by}
          onPick={(picked) => {
            close();
            onPick(picked);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
