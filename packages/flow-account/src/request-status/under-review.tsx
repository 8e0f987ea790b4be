import { LinkButton } from '@quayside/flow/internals/link-button';
import type { StatePageProps } from '@quayside/flow-screens/application-state';
import { OutcomePage } from '@quayside/flow-screens/internals/outcome';
import { useLateText, usePastItems } from '@quayside/flow-screens/internals/use-review-items';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { marginUpgradeProgress } from '@quayside/rules/internals/margin-upgrade';
import { reviewWindow } from '@quayside/rules/internals/working-days';
import { REVIEW_WORKING_DAYS } from '@quayside/rules/limits';
import { Card } from '@quayside/ui/card';
import { Timeline, type TimelineItem } from '@quayside/ui/timeline';
import { compareDates, formatDate } from '@quayside/values/calendar-date';
import { account } from '../account/texts.ts';
import { paths } from '../routes/paths.ts';

/**
 * Renders the page of a request under review: a timeline of what has happened, the settlement that a margin request waits for, and the latest day of the
 * decision (RULE-18).
 */
export function UnderReview({ runtime, application }: StatePageProps) {
  const t = useText(account);
  const items = useItems({ runtime, application });
  const late = useLateText(
    application,
    runtime.answers.context().today,
    progressOf({ runtime, application })?.review.latest,
  );
  return (
    <OutcomePage
      runtime={runtime}
      application={application}
      {...(late ? { outcome: 'late' } : {})}
      status={t('status.under-review.label')}
      title={late?.title ?? t('status.under-review.title')}
      lead={late?.lead ?? t('status.under-review.lead', REVIEW_WORKING_DAYS)}
      secondary={
        late ? null : (
          <LinkButton path={paths.center} variant="quiet">
            {t('status.toCenter')}
          </LinkButton>
        )
      }
      below={
        <Card title={t('status.next')}>
          <Timeline label={t('status.next')} items={items} />
        </Card>
      }
    />
  );
}

/**
 * Returns how far a request is: its expected review days and, for a margin request, the settlement before it. Returns undefined until the request is submitted.
 */
function progressOf({ runtime, application: { submittedAt, flow, customer } }: StatePageProps) {
  if (!submittedAt) return undefined;
  const requestedAt = new Date(submittedAt);
  const settlements = customer?.account?.settlements ?? [];
  return flow === 'margin-upgrade'
    ? marginUpgradeProgress({ requestedAt, settlements }, runtime.answers.context().today)
    : ({ state: 'under-review', review: reviewWindow(requestedAt) } as const);
}

function useItems({ runtime, application }: StatePageProps): readonly TimelineItem[] {
  const t = useText(account);
  const tState = useText(applicationState);
  const language = useLanguage();
  const past = usePastItems(application);
  const { today } = runtime.answers.context();
  const { submittedAt } = application;
  const progress = progressOf({ runtime, application });
  if (!submittedAt || !progress) return [];
  const late = compareDates(today, progress.review.latest) > 0;
  const settling = progress.state === 'waiting-for-settlement';
  return [
    ...past,
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
      time: late
        ? tState('late.noDate')
        : t('status.review.by', { date: formatDate(progress.review.latest, language) }),
      state: settling ? 'waiting' : 'current',
    },
  ];
}
