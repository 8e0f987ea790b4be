import { type FocusEventHandler, useEffect, useRef } from 'react';
import { LeavingPress } from './leaving-press.ts';

type Handler<E> = FocusEventHandler<E> | undefined;
type FocusHandlers<E> = { readonly onFocus?: Handler<E>; readonly onBlur: Handler<E> };

/** Focus handlers of a control, of which `onBlur` waits for the end of a press that took the focus away. */
export function useLeavingPress<E extends Element>({ onFocus, onBlur }: FocusHandlers<E>): FocusHandlers<E> {
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
