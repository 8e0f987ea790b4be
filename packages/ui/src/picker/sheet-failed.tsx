import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';

export function SheetFailed() {
  const t = useText(uiFields);
  return (
    <span role="alert" className="pe-3.5 text-caption text-danger">
      {t('loadFailed')}
    </span>
  );
}
