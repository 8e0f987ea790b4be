import type { Application } from '@quayside/contract/application';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { openingCheck } from '@quayside/i18n/text/opening-check';
import { titles } from '@quayside/i18n/text/titles';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { EmptyState } from '@quayside/ui/empty-state';
import { Notice } from '@quayside/ui/notice';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { SummaryList } from '@quayside/ui/summary-list';
import { useHref, useNavigate } from 'react-router';
import type { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import { AnswerLines } from './answer-lines.tsx';
import { type AnsweredStep, useAnsweredSteps } from './use-answered-steps.ts';

/** The answers of every applicable step that has any. */
export function AnswersRead({ runtime, application }: { runtime: FlowRuntime; application: Application }) {
  const t = useText(openingCheck);
  const { status, steps, retry } = useAnsweredSteps(runtime, application);
  if (status === 'failed') return <AnswersWaiting onRetry={retry} />;
  if (status === 'waiting') return <AnswersWaiting />;
  if (steps.length === 0) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  return (
    <div className="flex flex-col gap-8">
      {steps.map((step) => (
        <StepAnswered key={step.route.step} {...step} open={runtime.canEdit(step.route.step)} />
      ))}
    </div>
  );
}

/** The outline of what is coming; with `onRetry`, that it did not come. */
export function AnswersWaiting({ onRetry }: { onRetry?: () => void }) {
  const t = useText(openingCheck);
  const tFlow = useText(flowText);
  if (onRetry)
    return (
      <Notice
        tone="danger"
        announce="polite"
        title={t('failed.title')}
        action={
          <Button variant="secondary" size="medium" onPress={onRetry}>
            {tFlow('tryAgain')}
          </Button>
        }
      >
        {t('failed.text')}
      </Notice>
    );
  return (
    <SkeletonScreen>
      {['first', 'second', 'third'].map((group) => (
        <div key={group} className="pb-4">
          <Skeleton lines={5} />
        </div>
      ))}
    </SkeletonScreen>
  );
}

function StepAnswered({ route, rows, open }: AnsweredStep & { open: boolean }) {
  const tTitles = useText(titles);
  const navigate = useNavigate();
  const to = `${route.path}?return=check`;
  const href = useHref(to);
  return (
    <SummaryList
      title={tTitles(`title.${route.name}` as 'title.sgBaseInfo')}
      rows={rows.map((row, index) => ({ id: String(index), label: row.label, value: <AnswerLines row={row} /> }))}
      {...(open ? { changeHref: href } : {})}
      onChangeAll={(event) => {
        event.preventDefault();
        void navigate(to);
      }}
    />
  );
}
