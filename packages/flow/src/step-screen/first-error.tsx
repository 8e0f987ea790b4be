import { rootOf } from '@quayside/ui/internals/dom-root';
import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { focusFirstError } from '../focus-first-error.ts';
import type { FormStore } from '../form/form-store.ts';

/** Events of a customer who continues in the form before the focus moves. A press into the focused field counts, too. */
const userEvents = ['focusin', 'pointerdown', 'keydown', 'input'] as const;

/**
 * Scrolls to the first visible field with an error after each attempt to continue, and focuses it. Errors of another page wait for that page. It is a
 * component, so that an attempt does not re-render the whole screen. It waits until the errors and their line are painted, because scrolling and focusing
 * take as long as rendering them.
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
    const root = rootOf(form.current);
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
