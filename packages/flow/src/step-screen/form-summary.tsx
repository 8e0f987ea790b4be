import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { useFormScope } from '../form/form.tsx';
import { LoadedErrorLines } from './loaded-error-lines.ts';

/**
 * Renders and announces the errors of the last attempt. A single error of a field on screen needs no line, because that field has focus. The fields show their
 * errors a frame before, so that they do not wait for the line, which slides in.
 */
export function FormSummary() {
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
