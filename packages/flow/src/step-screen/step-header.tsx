import { translateIfKnown } from '@quayside/i18n/define-text';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { StepProgress } from '@quayside/ui/step-progress';
import { Suspense } from 'react';
import { useFlow, useFlowState } from '../flow-context.tsx';
import type { StepHeaderProps } from './known-progress.tsx';
import { KnownProgress } from './step-parts.ts';

/** Renders the progress of a step. Until the application has loaded, the progress is derived from the flow's list of steps. */
export function StepHeader(props: StepHeaderProps) {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  const early = <EarlyProgress step={props.step} />;
  return runtime && status === 'ready' ? (
    <Suspense fallback={early}>
      <KnownProgress {...props} runtime={runtime} />
    </Suspense>
  ) : (
    early
  );
}

/** Renders the groups before the current one as complete, because the guard does not show a later step. `data-awaits` marks content that loads later. */
function EarlyProgress({ step }: { step: string }) {
  const t = useText(flowText);
  const { steps } = useFlow().flow;
  const group = steps.find((one) => one.step === step)?.group ?? '';
  const names = [...new Set(steps.map((one) => one.group))];
  const at = names.indexOf(group);
  return (
    <StepProgress
      groups={names.map((id, index) => ({ id, done: index < at ? 1 : 0 }))}
      current={group}
      label={translateIfKnown(t, flowText, `group.${group}`) ?? ''}
      note={<span data-awaits="progress" />}
    />
  );
}
