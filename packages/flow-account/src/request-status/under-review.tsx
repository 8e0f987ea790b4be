import { GoTo } from '@quayside/flow/go-to';
import type { StatePageProps } from '@quayside/flow-screens/application-state';
import { OutcomePage } from '@quayside/flow-screens/outcome';
import { instantText } from '@quayside/i18n/instant-text';
import { account } from '@quayside/i18n/text/account';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/rules/calendar-date';
import { REVIEW_WORKING_DAYS } from '@quayside/rules/limits';
import { marginUpgradeProgress } from '@quayside/rules/margin-upgrade';
import { reviewWindow } from '@quayside/rules/working-days';
import { Card } from '@quayside/ui/card';
import { Timeline, type TimelineItem } from '@quayside/ui/timeline';
import { paths } from '../routes/paths.ts';

/** Renders the receipt, the settlement of a margin request, and the expected day of the decision (RULE-18). */
export function UnderReview({ runtime, application }: StatePageProps) {
  const t = useText(account);
  const items = useItems({ runtime, application });
  return (
    <OutcomePage
      runtime={runtime}
      application={application}
      title={t('status.under-review.label')}
      lead={t('status.under-review.lead', REVIEW_WORKING_DAYS)}
      secondary={
        <GoTo path={paths.center} variant="quiet">
          {t('status.toCenter')}
        </GoTo>
      }
      below={
        <Card title={t('status.next')}>
          <Timeline label={t('status.next')} items={items} />
        </Card>
      }
    />
  );
}

function useItems({ runtime, application }: StatePageProps): readonly TimelineItem[] {
  const t = useText(account);
  const language = useLanguage();
  const { submittedAt, flow, customer } = application;
  if (!submittedAt) return [];
  const requestedAt = new Date(submittedAt);
  const { today } = runtime.context();
  const settlements = customer?.account?.settlements ?? [];
  const progress =
    flow === 'margin-upgrade'
      ? marginUpgradeProgress({ requestedAt, settlements }, today)
      : ({ state: 'under-review', review: reviewWindow(requestedAt) } as const);
  const settling = progress.state === 'waiting-for-settlement';
  return [
    { id: 'received', title: t('status.received'), time: instantText(submittedAt, language), state: 'done' },
    ...(settling
      ? [
          {
            id: 'settling',
            title: t('status.settling.label'),
            time: t('status.settling.by', { date: formatDate(progress.settledOn, language) }),
            state: 'current' as const,
          },
        ]
      : []),
    {
      id: 'review',
      title: t('status.review.label'),
      time: t('status.review.by', { date: formatDate(progress.review.latest, language) }),
      state: settling ? 'waiting' : 'current',
    },
  ];
}
