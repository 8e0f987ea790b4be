import type { Application, ApplicationEvent } from '@quayside/contract/application';
import { formatSingaporeInstant } from '@quayside/i18n/internals/instant-text';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { Timeline, type TimelineItem } from '@quayside/ui/timeline';

const names = {
  submitted: 'step.submitted',
  'sent-back': 'step.sentBack',
  'submitted-again': 'step.submittedAgain',
  approved: 'step.opened',
  failed: 'step.failed',
} as const satisfies Record<ApplicationEvent['what'], string>;

const turns = {
  corrections: 'step.correct',
  documents: 'step.documents',
  'other-corrects': 'step.otherCorrects',
} as const;

/** Renders a timeline of the submissions and review decisions with their times. While corrections are due, the timeline ends with the two pending steps. */
export function ReviewHistory({
  application: { state, history },
  next: what = 'corrections',
}: {
  application: Application;
  /** First pending step. `documents`: the reviewer only requests documents. `other-corrects`: the other holder has to correct. Default: `corrections`. */
  next?: keyof typeof turns;
}) {
  const t = useText(applicationState);
  const language = useLanguage();
  const past = history.map(
    ({ what, at }): TimelineItem => ({
      id: `${what} ${at}`,
      title: t(names[what]),
      time: formatSingaporeInstant(at, language),
      state: what === 'failed' ? 'failed' : 'done',
    }),
  );
  const next: readonly TimelineItem[] =
    state === 'action-needed'
      ? [
          { id: 'correct', title: t(turns[what]), state: 'current' },
          { id: 'again', title: t('step.reviewAgain'), state: 'waiting' },
        ]
      : [];
  return (
    <Card title={t('timeline')}>
      <Timeline label={t('timeline')} items={[...past, ...next]} />
    </Card>
  );
}
