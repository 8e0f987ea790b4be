import type { Application } from '@quayside/contract/application';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { CustomerReply } from '@quayside/flow/internals/reviewer-note';
import type { SummaryRow } from '@quayside/i18n/internals/answer-summary';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { EmptyState } from '@quayside/ui/empty-state';
import { Notice } from '@quayside/ui/notice';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { SummaryList } from '@quayside/ui/summary-list';
import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
import { compactSummary } from '../compact-summary.tsx';
import { getPictureIds } from '../pictures/get-picture-ids.ts';
import { Thumbnail } from '../pictures/thumbnail.tsx';
import { type AnsweredStep, useAnsweredSteps } from './use-answered-steps.ts';

/** Renders the answers of each step that applies, with links to change them. A step with unusual answers or advice is expanded. */
export function AnswerSummaries({ runtime, application }: { runtime: FlowRuntime; application: Application }) {
  const t = useText(checkAnswers);
  const { status, steps, retry } = useAnsweredSteps(runtime, application);
  if (status === 'failed') return <AnswerSummariesLoading onRetry={retry} />;
  if (status === 'waiting') return <AnswerSummariesLoading />;
  if (steps.length === 0) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  return (
    <div className="flex flex-col gap-4">
      {steps.map((step) => (
        <StepAnswered
          key={step.route.step}
          {...step}
          open={runtime.answers.canEdit(step.route.step)}
          pictures={getPictureIds(application, step.route.step)}
          reply={runtime.answers.getReviewQuestion(step.route.step)?.text}
        />
      ))}
    </div>
  );
}

/** Renders a skeleton of the answers while they load. With `onRetry`, renders an error message with a retry button instead. */
export function AnswerSummariesLoading({ onRetry }: { onRetry?: () => void }) {
  const t = useText(checkAnswers);
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

type StepAnsweredProps = AnsweredStep & {
  readonly open: boolean;
  readonly pictures: readonly string[];
  /** The customer's reply to a reviewer about the step. */
  readonly reply: string | undefined;
};

/** The maximum number of answers that only the link of the title changes. */
const FEW_ANSWERS = 3;

/**
 * Renders the answers and documents of a step. The link of the title opens all questions. If there are more than a few answers, the link of a row opens its
 * question.
 */
function StepAnswered({ route, title, rows, advised, open, pictures, reply }: StepAnsweredProps) {
  const navigate = useNavigate();
  const [only, ...others] = rows;
  const shown = compactSummary(rows, advised);
  const to = `${route.path}?return=check`;
  const href = useHref(to);
  const change = (hash: string) => (event: MouseEvent) => {
    event.preventDefault();
    void navigate(to + hash);
  };
  const all = others.length === 0 ? hashOf(only) : '';
  const listed = shown.rows.map((row, index) => {
    const given = rows[index];
    return open && given?.field && rows.length > FEW_ANSWERS ? { ...row, changeHref: href + hashOf(given) } : row;
  });
  const list = (
    <SummaryList
      title={title}
      {...shown}
      {...(pictures.length > 0 ? { media: pictures.map((id) => <Thumbnail key={id} of={id} frame="line" />) } : {})}
      rows={listed}
      {...(open ? { changeHref: href + all } : {})}
      onChangeAll={change(all)}
      onChange={(id, event) => change(hashOf(rows[Number(id)]))(event)}
    />
  );
  if (!reply) return list;
  return (
    <div>
      {list}
      <p className="m-0 pt-1 text-body">
        <CustomerReply text={reply} />
      </p>
    </div>
  );
}

const hashOf = (row: SummaryRow | undefined) => (row?.field ? `#${row.field}` : '');
