import type { Application } from '@quayside/contract/application';
import { openingState } from '@quayside/i18n/text/opening-state';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { Timeline, type TimelineItem } from '@quayside/ui/timeline';
import { instantText } from '../internal/instant-text.ts';

/** What has become of a submitted application so far. */
export function History({ application }: { application: Application }) {
  const t = useText(openingState);
  const language = useLanguage();
  const { state, submittedAt, decidedAt } = application;
  const at = (instant: string | null) => (instant ? { time: instantText(instant, language) } : {});
  const submitted: TimelineItem = { id: 'submitted', title: t('step.submitted'), ...at(submittedAt), state: 'done' };
  const rest: Partial<Record<Application['state'], readonly TimelineItem[]>> = {
    'action-needed': [
      { id: 'review', title: t('step.review'), state: 'done' },
      { id: 'correct', title: t('step.correct'), state: 'current' },
      { id: 'again', title: t('step.reviewAgain'), state: 'waiting' },
    ],
    opened: [
      { id: 'review', title: t('step.review'), state: 'done' },
      { id: 'opened', title: t('step.opened'), ...at(decidedAt), state: 'done' },
    ],
    failed: [
      { id: 'review', title: t('step.review'), state: 'done' },
      { id: 'failed', title: t('step.failed'), ...at(decidedAt), state: 'failed' },
    ],
  };
  return (
    <Card title={t('timeline')}>
      <Timeline label={t('timeline')} items={[submitted, ...(rest[state] ?? [])]} />
    </Card>
  );
}
