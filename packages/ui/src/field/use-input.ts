import { type Ref, type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';

type InputOptions<E> = {
  /** The caller's ref, which gets the same element. */
  ref?: Ref<E> | undefined;
  /** The ref of the control, if another hook created it. By default, this hook creates one. */
  control?: RefObject<E | null>;
  /**
   * Called once after hydration, to read input that the user made in the prerendered HTML. React 19.3 leaves the DOM
   * value unchanged without firing an event, and the next render overwrites it (updateInput).
   */
  adopt?: (element: E) => void;
  /** Called when the form of the element is reset. */
  reset: () => void;
};

/** Returns the ref of a control. */
export function useInput<E extends Element>({ ref, adopt, reset, ...given }: InputOptions<E>): RefObject<E | null> {
  const own = useRef<E>(null);
  const { control = own } = given;
  useImperativeHandle(ref, () => control.current as E);
  const compare = useEffectEvent((element: E) => adopt?.(element));
  const restore = useEffectEvent((event: Event) => event.defaultPrevented || reset());
  useEffect(() => {
    const form = control.current?.closest('form');
    if (control.current) compare(control.current);
    form?.addEventListener('reset', restore);
    return () => form?.removeEventListener('reset', restore);
  }, [control]);
  return control;
}
