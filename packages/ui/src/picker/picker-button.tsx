import { uiFields } from '@quayside/i18n/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import { type ComponentProps, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { OptionSource } from './option.ts';
import type { PickerPanel } from './picker-panel.tsx';
import { useOptions } from './use-options.ts';
import { whenIdle } from './when-idle.ts';

let loaded: typeof PickerPanel | undefined;

async function loadPanel(): Promise<void> {
  loaded ??= (await import('./picker-panel.tsx')).PickerPanel;
}

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

type SheetState = 'closed' | 'opening' | 'open' | 'failed';

/**
 * A native button that paints with the first frame and opens a sheet with a list. The sheet's code comes in idle time or on the first touch and is
 * then rendered directly: a Suspense reveal may wait 300 ms.
 */
export function PickerButton(props: PickerButtonProps) {
  const { value, onPick, onBlur, options: source, sheetTitle, searchLabel, children, ...button } = props;
  const t = useText(uiFields);
  const [state, setState] = useState<SheetState>('closed');
  const [by, setBy] = useState<'touch' | 'pointer'>('pointer');
  const sheetId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const options = useOptions(source, state !== 'closed');

  const { load } = options;
  useEffect(() => whenIdle(() => void loadPanel().then(load, () => undefined)), [load]); // the first touch asks again
  useLayoutEffect(() => {
    if (state !== 'open') return undefined;
    const { current } = trigger;
    return () => current?.focus({ preventScroll: true }); // Safari does not focus a pressed button, so the dialog has nothing to return to
  }, [state]);

  const open = () => {
    if (loaded) return setState('open');
    setState('opening');
    loadPanel().then(
      () => setState('open'),
      () => setState('failed'),
    );
  };
  const Opened = state === 'open' ? loaded : undefined;
  return (
    <>
      <button
        {...button}
        ref={trigger}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        aria-controls={sheetId}
        data-sheet={state}
        onPointerDown={(event) => {
          setBy(event.pointerType === 'mouse' ? 'pointer' : 'touch');
          options.load();
          loadPanel().catch(() => undefined); // the click tells, if it is still not there
        }}
        onKeyDown={(event) => {
          setBy('pointer');
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            open();
          }
        }}
        onClick={open}
        onBlur={() => state === 'open' || onBlur?.()}
      >
        {children}
      </button>
      {state === 'failed' && (
        <span role="alert" className="pe-3.5 text-caption text-danger">
          {t('loadFailed')}
        </span>
      )}
      {Opened && (
        <Opened
          id={sheetId}
          title={sheetTitle}
          searchLabel={searchLabel}
          options={options}
          value={value}
          by={by}
          onPick={(picked) => {
            setState('closed');
            onPick(picked);
          }}
          onClose={() => setState('closed')}
        />
      )}
    </>
  );
}
