import { openingState } from '@quayside/i18n/text/opening-state';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';

/** What the customer names when asking about the application. Nothing where there is none yet. */
export function Reference({ value }: { value: string | null }) {
  const t = useText(openingState);
  if (!value) return null;
  return (
    <Card tone="sunken">
      <p className="m-0 text-caption text-ink-muted">{t('reference')}</p>
      <p className="m-0 font-semibold text-ink text-title tabular-nums select-all">{value}</p>
    </Card>
  );
}
