import { type FocusEventHandler, useEffect, useRef } from 'react';
import { LeavingPress } from './leaving-press.ts';

type Handler = FocusEventHandler<HTMLInputElement> | undefined;

/** Focus handlers of a control, of which `onBlur` waits for the end of a press that took the focus away. */
export function useLeavingPress(onFocus: Handler, onBlur: Handler): { onFocus: Handler; onBlur: Handler } {
  const press = useRef<LeavingPress>(null);
  useEffect(() => () => press.current?.stop(), []);
  return {
    onFocus: (event) => {
      press.current ??= new LeavingPress(event.currentTarget.ownerDocument);
      press.current.watch();
      onFocus?.(event);
    },
    onBlur: (event) => {
      if (press.current) press.current.leave(() => onBlur?.(event));
      else onBlur?.(event); // focused before React ran
    },
  };
}
