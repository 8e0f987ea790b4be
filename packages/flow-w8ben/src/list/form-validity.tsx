import { useLanguage, useText } from '@quayside/i18n/use-text';
import { NOTICE_DAYS } from '@quayside/rules/internals/certification-change';
import { w8benValidUntil } from '@quayside/rules/internals/w8ben-validity';
import { Card } from '@quayside/ui/card';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { formatDate } from '@quayside/values/calendar-date';
import { useToday } from '../form/use-today.ts';
import { w8ben } from '../lines/texts.ts';

/** Renders the last valid day of a form that is signed today, and what ends its validity earlier. */
export function FormValidity() {
  const t = useText(w8ben);
  const language = useLanguage();
  const today = useToday();
  return (
    <Card variant="sunken">
      <p className="m-0 text-ink-muted text-label">{t('list.validUntil.label')}</p>
      {today ? (
        <p className="mt-0.5 mb-0 text-heading text-ink tabular-nums">{formatDate(w8benValidUntil(today), language)}</p>
      ) : (
        <SkeletonScreen>
          <p className="mt-0.5 mb-0 w-36 text-heading">
            <Skeleton />
          </p>
        </SkeletonScreen>
      )}
      <p className="mt-1 mb-0 text-ink-muted text-label">{t('list.validUntil.why')}</p>
      <p className="mt-3 mb-0 text-ink text-label">{t('list.change', { days: NOTICE_DAYS })}</p>
    </Card>
  );
}
