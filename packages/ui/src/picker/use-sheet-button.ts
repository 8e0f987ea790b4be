import { type ComponentProps, type ComponentType, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** The code of a sheet, fetched once and then at hand. */
export type LazyPanel<P> = { loaded: () => ComponentType<P> | undefined; load: () => Promise<void> };

export function lazyPanel<P>(fetchPanel: () => Promise<ComponentType<P>>): LazyPanel<P> {
  let panel: ComponentType<P> | undefined;
  return {
    loaded: () => panel,
    load: async () => {
      panel ??= await fetchPanel();
    },
  };
}

export type SheetState = 'closed' | 'opening' | 'open' | 'failed';

type Trigger = Pick<
  ComponentProps<'button'>,
  'ref' | 'type' | 'aria-haspopup' | 'onPointerDown' | 'onKeyDown' | 'onClick' | 'onBlur'
> & { 'data-sheet': SheetState };

export type SheetButton<P> = {
  state: SheetState;
  /** what opened it: a finger does not want the keyboard to come up */
  by: 'touch' | 'pointer';
  sheetId: string;
  /** the sheet, while it is open */
  Opened: ComponentType<P> | undefined;
  close: () => void;
  /** for the button, which adds its role, `aria-expanded` and `aria-controls={sheetId}` */
  trigger: Trigger;
};

type SheetButtonOptions<P> = {
  panel: LazyPanel<P>;
  /** fetches what the sheet shows: when the page is idle after the code came, at the first touch and at the opening. Keeps its identity. */
  load: () => void;
  onBlur: (() => void) | undefined;
};

/**
 * A native button that paints with the first frame and opens a sheet. The sheet's code comes in idle time or on the first touch and is
 * then rendered directly: a Suspense reveal may wait 300 ms.
 */
export function useSheetButton<P>({ panel, load, onBlur }: SheetButtonOptions<P>): SheetButton<P> {
  const [state, setState] = useState<SheetState>('closed');
  const [by, setBy] = useState<'touch' | 'pointer'>('pointer');
  const sheetId = useId();
  const ref = useRef<HTMLButtonElement>(null);

  useEffect(() => whenIdle(() => void panel.load().then(load, () => undefined)), [panel, load]); // the first touch asks again
  useLayoutEffect(() => {
    if (state !== 'open') return undefined;
    const { current } = ref;
    return () => current?.focus({ preventScroll: true }); // Safari does not focus a pressed button, so the dialog has nothing to return to
  }, [state]);

  const open = () => {
    load();
    if (panel.loaded()) return setState('open');
    setState('opening');
    panel.load().then(
      () => setState('open'),
      () => setState('failed'),
    );
  };
  return {
    state,
    by,
    sheetId,
    Opened: state === 'open' ? panel.loaded() : undefined,
    close: () => setState('closed'),
    trigger: {
      ref,
      type: 'button',
      'aria-haspopup': 'dialog',
      'data-sheet': state,
      onPointerDown: (event) => {
        setBy(event.pointerType === 'mouse' ? 'pointer' : 'touch');
        load();
        panel.load().catch(() => undefined); // the click tells, if it is still not there
      },
      onKeyDown: (event) => {
        setBy('pointer');
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          open();
        }
      },
      onClick: open,
      onBlur: () => state === 'open' || onBlur?.(),
    },
  };
}
