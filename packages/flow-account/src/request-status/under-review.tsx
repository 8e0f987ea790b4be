import { GoTo } from '@quayside/flow/go-to';
import { Reference } from '@quayside/flow/reference';
import { instantText } from '@quayside/i18n/instant-text';
import { account } from '@quayside/i18n/text/account';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/rules/calendar-date';
import { REVIEW_WORKING_DAYS } from '@quayside/rules/limits';
import { marginUpgradeProgress } from '@quayside/rules/margin-upgrade';
import { reviewWindow } from '@quayside/rules/working-days';
import { Card } from '@quayside/ui/card';
import { Result } from '@quayside/ui/result';
import { Timeline, type TimelineItem } from '@quayside/ui/timeline';
import { paths } from '../internal/paths.ts';
import type { StateProps } from './request-status.tsx';

/** Received, for margin waiting for settlement, and until when it is reviewed (RULE-18). */
export function UnderReview({ runtime, application }: StateProps) {
  const t = useText(account);
  return (
    <Result
      kind="wait"
      title={t('status.under-review')}
      lead={t('status.under-review.lead', REVIEW_WORKING_DAYS)}
      actions={
        <GoTo path={paths.center} variant="secondary">
          {t('status.toCenter')}
        </GoTo>
      }
    >
      <Reference value={application.reference} />
      <Card title={t('status.next')}>
        <Timeline label={t('status.next')} items={useItems({ runtime, application })} />
      </Card>
    </Result>
  );
}

function useItems({ runtime, application }: StateProps): readonly TimelineItem[] {
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
            title: t('status.settling'),
            time: t('status.settling.by', { date: formatDate(progress.settledOn, language) }),
            state: 'current' as const,
          },
        ]
      : []),
    {
      id: 'review',
      title: t('status.review'),
      time: t('status.review.by', { date: formatDate(progress.review.latest, language) }),
      state: settling ? 'waiting' : 'current',
    },
  ];
}
