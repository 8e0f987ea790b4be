import { type FocusEventHandler, useEffect, useRef } from 'react';
import { DeferredBlur } from './deferred-blur.ts';

type Handler<E> = FocusEventHandler<E> | undefined;
type FocusHandlers<E> = { readonly onFocus?: Handler<E>; readonly onBlur: Handler<E> };

/** Returns focus handlers that run `onBlur` at the end of the press that caused the blur. */
export function useDeferredBlur<E extends Element>({ onFocus, onBlur }: FocusHandlers<E>): FocusHandlers<E> {
  const blur = useRef<DeferredBlur>(null);
  useEffect(() => () => blur.current?.stop(), []);
  return {
    onFocus: (event) => {
      blur.current ??= new DeferredBlur(event.currentTarget.ownerDocument);
      blur.current.listen();
      onFocus?.(event);
    },
    onBlur: (event) => {
      if (blur.current) blur.current.defer(() => onBlur?.(event));
      else onBlur?.(event); // the input got focus before hydration
    },
  };
}
