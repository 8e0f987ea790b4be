import type { Application } from '@quayside/contract/application';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { translateIfKnown } from '@quayside/i18n/define-text';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { EmptyState } from '@quayside/ui/empty-state';
import { Notice } from '@quayside/ui/notice';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { getPictureIds } from '../pictures/get-picture-ids.ts';
import { AnswerGroup } from './answer-group.tsx';
import { useAnsweredSteps } from './use-answered-steps.ts';

/** The maximum number of groups that are open at first, because they fit a screen. */
const FEW_GROUPS = 3;

/**
 * Renders the answers of the steps that apply, grouped as in the progress bar, with links to change them. A group with unusual answers, advice, a reply or a
 * requested correction is open. The other groups are folded if there are more than a few.
 */
export function AnswerSummaries({ runtime, application }: { runtime: FlowRuntime; application: Application }) {
  const t = useText(checkAnswers);
  const tFlow = useText(flowText);
  const { status, steps, retry } = useAnsweredSteps(runtime, application);
  if (status === 'failed') return <AnswerSummariesLoading onRetry={retry} />;
  if (status === 'waiting') return <AnswerSummariesLoading />;
  if (steps.length === 0) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  const canEdit = (step: string) => runtime.answers.canEdit(step);
  const isPartlyLocked = !steps.every(({ route }) => canEdit(route.step)); // a reviewer asked for corrections of the others
  const groups = [...new Set(steps.map(({ route }) => route.group))];
  return (
    <div className="row-lines">
      {groups.map((group) => {
        const ofGroup = steps
          .filter(({ route }) => route.group === group)
          .map((step) => ({
            ...step,
            open: canEdit(step.route.step),
            pictures: getPictureIds(application, step.route.step),
            reply: runtime.answers.getReviewQuestion(step.route.step)?.text,
          }));
        const isUnusual = ofGroup.some(
          ({ advised, reply, rows, route }) =>
            advised || reply || rows.some(({ unusual }) => unusual) || (isPartlyLocked && canEdit(route.step)),
        );
        return (
          <AnswerGroup
            key={group}
            title={translateIfKnown(tFlow, flowText, `group.${group}`) ?? ''}
            steps={ofGroup}
            initialState={isUnusual || groups.length <= FEW_GROUPS ? 'open' : 'folded'}
          />
        );
      })}
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
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((group) => (
        <div key={group} className="pb-4">
          <Skeleton lines={2} />
        </div>
      ))}
    </SkeletonScreen>
  );
}
