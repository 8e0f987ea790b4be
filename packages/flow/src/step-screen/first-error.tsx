import { rootOf } from '@quayside/ui/dom-root';
import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { focusFirstError } from '../focus-first-error.ts';
import type { FormStore } from '../form/form-store.ts';

/** Events of a customer who continues in the form before the focus moves. A press into the field that has the focus counts, too. */
const continuing = ['focusin', 'pointerdown', 'keydown', 'input'] as const;

/**
 * After each attempt to continue, brings the first wrong field on screen into view and focuses it. Errors of another page wait for that page. A component,
 * because an attempt must not render the whole screen again. The frames before show the errors and their line: to scroll and focus takes as long as to render them.
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
    for (const type of continuing) root.addEventListener(type, notice);
    return () => {
      for (const type of continuing) root.removeEventListener(type, notice);
    };
  }, [now, form]);
  const attempts = useDeferredValue(now); // after the line of errors, which moves the fields
  useEffect(() => {
    if (attempts === 0 || !form.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        if (form.current && !hasContinued.current) focusFirstError(form.current, store);
      }); // a frame is painted after its callbacks
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [attempts, form, store]);
  return null;
}
