import { rootOf } from '@quayside/ui/dom-root';
import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { focusFirstError } from '../focus-first-error.ts';
import type { FormStore } from '../form/form-store.ts';

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
  const focusedAtAttempt = useRef<Element>(null);
  useLayoutEffect(() => {
    if (now > 0 && form.current) focusedAtAttempt.current = rootOf(form.current).activeElement;
  }, [now, form]);
  const attempts = useDeferredValue(now); // after the line of errors, which moves the fields
  useEffect(() => {
    if (attempts === 0 || !form.current) return;
    const root = rootOf(form.current);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        const focused = root.activeElement;
        const isElsewhere = focused !== focusedAtAttempt.current && focused !== null && focused !== document.body; // the customer has moved on
        if (form.current && !isElsewhere) focusFirstError(form.current, store);
      }); // a frame is painted after its callbacks
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [attempts, form, store]);
  return null;
}
