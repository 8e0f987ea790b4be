import type { ComponentProps, ReactNode } from 'react';
import type { OptionSource } from './option.ts';
import { SheetFailed } from './sheet-failed.tsx';
import { useOptions } from './use-options.ts';
import { lazyPanel, useSheetButton } from './use-sheet-button.ts';

const panel = lazyPanel(async () => (await import('./picker-panel.tsx')).PickerPanel);

export type PickerButtonProps = Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'onBlur' | 'type'> & {
  value: string;
  onPick: (value: string) => void;
  onBlur: (() => void) | undefined;
  options: OptionSource;
  /** the heading of the sheet */
  sheetTitle: string;
  searchLabel?: string | undefined;
  children: ReactNode;
};

/** A button that opens a sheet with a list. */
export function PickerButton(props: PickerButtonProps) {
  const { value, onPick, onBlur, options: source, sheetTitle, searchLabel, children, ...button } = props;
  const options = useOptions(source, false);
  const { state, by, sheetId, Opened, close, trigger } = useSheetButton({ panel, load: options.load, onBlur });
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
