import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';

/** Renders an error message for a sheet that failed to load. */
export function SheetFailed() {
  const t = useText(uiFields);
  return (
    <span role="alert" className="pe-3.5 text-caption text-danger">
      {t('loadFailed')}
    </span>
  );
}
