import {
  type ComponentProps,
  type ComponentType,
  type FocusEventHandler,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { runWhenIdle } from './when-idle.ts';

/** A component that is loaded once and is then available synchronously. */
export type LazyPanel<P> = { loaded: () => ComponentType<P> | undefined; load: () => Promise<void> };

/** Creates a panel from a function that imports its component. If the import fails, the next `load` retries. */
export function createLazyPanel<P>(fetchPanel: () => Promise<ComponentType<P>>): LazyPanel<P> {
  let panel: ComponentType<P> | undefined;
  return {
    loaded: () => panel,
    load: async () => {
      panel ??= await fetchPanel();
    },
  };
}

/** The state of a sheet. `opening`: its code is loading. `failed`: its code failed to load. */
export type SheetState = 'closed' | 'opening' | 'open' | 'failed';

type Trigger = Pick<
  ComponentProps<'button'>,
  'type' | 'aria-haspopup' | 'onPointerDown' | 'onKeyDown' | 'onClick' | 'onBlur'
> & { ref: RefObject<HTMLButtonElement | null>; 'data-sheet': SheetState };

export type SheetButton<P> = {
  state: SheetState;
  /** The input device that opened the sheet. After `touch`, the on-screen keyboard should stay closed. */
  by: 'touch' | 'pointer';
  sheetId: string;
  /** The component of the sheet while the sheet is open, otherwise undefined. */
  Opened: ComponentType<P> | undefined;
  close: () => void;
  /** The props of the button. The caller adds `role`, `aria-expanded` and `aria-controls={sheetId}`. */
  trigger: Trigger;
};

type SheetButtonOptions<P> = {
  panel: LazyPanel<P>;
  /**
   * Loads the data of the sheet. Called when the page is idle, on the first press and when the sheet opens. Pass the
   * same function on every render.
   */
  load: () => void;
  onBlur: FocusEventHandler<HTMLElement> | undefined;
};

/**
 * Returns the state of a sheet and the props of the button that opens it. The code of the sheet loads when the page is
 * idle or on the first press, without Suspense, which can delay the sheet by 300 ms.
 */
export function useSheetButton<P>({ panel, load, onBlur }: SheetButtonOptions<P>): SheetButton<P> {
  const [state, setState] = useState<SheetState>('closed');
  const [by, setBy] = useState<'touch' | 'pointer'>('pointer');
  const sheetId = useId();
  const ref = useRef<HTMLButtonElement>(null);

  useEffect(() => runWhenIdle(() => void panel.load().then(load, () => undefined)), [panel, load]); // the first press retries
  useLayoutEffect(() => {
    if (state !== 'open') return undefined;
    const { current } = ref;
    return () => current?.focus({ preventScroll: true }); // Safari does not focus a pressed button, so the dialog cannot return focus to it
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
        panel.load().catch(() => undefined); // the click shows the error
      },
      onKeyDown: (event) => {
        setBy('pointer');
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          open();
        }
      },
      onClick: open,
      onBlur: (event) => state === 'open' || onBlur?.(event),
    },
  };
}
