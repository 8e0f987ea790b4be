import { getRoot } from '@quayside/ui/internals/dom-root';
import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { focusFirstError } from '../focus-first-error.ts';
import type { FormStore } from '../form/form-store.ts';

/** The events after which the focus does not move, because the customer already uses the form. A press into the focused field counts too. */
const userEvents = ['focusin', 'pointerdown', 'keydown', 'input'] as const;

/**
 * Focuses the first field with an error after each attempt to continue, and scrolls to it. Ignores errors of other question pages. It is a component, so that
 * an attempt does not re-render the whole screen. Waits until the errors are painted, because focusing and scrolling would delay them.
 */
export function FirstError({ form, store }: { form: RefObject<HTMLFormElement | null>; store: FormStore }) {
  const now = useSyncExternalStore(
    store.subscribe,
    () => store.attempts,
    () => 0,
  );
  const hasContinued = useRef(false);
  useLayoutEffect(() => {
    if (now === 0 || !form.current) return;
    const root = getRoot(form.current);
    const notice = () => {
      hasContinued.current = true;
    };
    hasContinued.current = false;
    for (const type of userEvents) root.addEventListener(type, notice);
    return () => {
      for (const type of userEvents) root.removeEventListener(type, notice);
    };
  }, [now, form]);
  const attempts = useDeferredValue(now); // waits for the line of errors, which moves the fields
  useEffect(() => {
    if (attempts === 0 || !form.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        if (form.current && !hasContinued.current) focusFirstError(form.current, store);
      }); // a timer, because a frame is painted after its callbacks
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [attempts, form, store]);
  return null;
}
