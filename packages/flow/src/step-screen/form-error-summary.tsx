import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { useFormScope } from '../form/form.tsx';
import { LoadedErrorLines } from './loaded-error-lines.ts';

/**
 * Renders and announces the number of errors of the last attempt. Renders nothing for a single error of a visible field, because that field has focus. The line
 * appears after the errors of the fields.
 */
export function FormErrorSummary() {
  const { store } = useFormScope();
  const t = useText(ui);
  const now = useSyncExternalStore(
    store.subscribe,
    () => store.issues,
    () => store.issues,
  );
  const issues = useDeferredValue(now);
  const [only] = issues;
  const counted =
    issues.length > 1 || (only && !store.labelAt(only.path)) ? t('errorSummary', { count: issues.length }) : '';
  return (
    <>
      {counted ? <LoadedErrorLines /> : null}
      <p role="status" className="sr-only">
        {counted}
      </p>
    </>
  );
}
