import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { focusFirstError } from '../focus-first-error.ts';
import type { FormStore } from '../form/form-store.ts';

/**
 * After each attempt to continue, brings the first wrong field on screen into view and focuses it. Errors of another page wait for that page. A component,
 * because an attempt must not render the whole screen again.
 */
export function FirstError({ form, store }: { form: RefObject<HTMLFormElement | null>; store: FormStore }) {
  const attempts = useSyncExternalStore(
    store.subscribe,
    () => store.attempts,
    () => 0,
  );
  useEffect(() => {
    if (attempts > 0 && form.current) focusFirstError(form.current, store);
  }, [attempts, form, store]);
  return null;
}
