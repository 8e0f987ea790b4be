import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { useSyncExternalStore } from 'react';
import { useFormScope } from '../form/form.tsx';
import { LoadedErrorLines } from './loaded-error-lines.ts';

/** Renders and announces the errors of the last attempt. A single error of a field on screen needs no line, because that field has focus. */
export function FormSummary() {
  const { store } = useFormScope();
  const t = useText(ui);
  const issues = useSyncExternalStore(
    store.subscribe,
    () => store.issues,
    () => store.issues,
  );
  const [only] = issues;
  const counted =
    issues.length > 1 || (only && !store.labelAt(only.path)) ? t('errorSummary', { count: issues.length }) : '';
  return (
    <>
      {counted ? <LoadedErrorLines key={store.attempts} /> : null}
      <p role="status" className="sr-only">
        {counted}
      </p>
    </>
  );
}
