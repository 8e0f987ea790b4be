import type { Application } from '@quayside/contract/application';
import { translateIfKnown } from '@quayside/i18n/define-text';
import { formatSingaporeTime } from '@quayside/i18n/internals/instant-text';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { leaving } from '@quayside/i18n/internals/text/leaving';
import { useText, useTextStore } from '@quayside/i18n/use-text';
import type { ScreenOfStep, TimeLeft } from '@quayside/rules/progress';
import { type SaveStatus, StepProgress, type StepProgressProps } from '@quayside/ui/step-progress';
import { useFlow, useFlowState } from '../flow-context.tsx';
import type { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import { useOnline } from '../use-online.ts';
import { SaveAndLeave } from './save-and-leave.tsx';

/** The step, its visible question page and its save action, for the progress above a step. */
export type StepHeaderProps = {
  /** The id of the step. */
  step: string;
  /** The position of the visible question page, or undefined if all questions are on one page. */
  screen: ScreenOfStep | undefined;
  /** Saves the input, complete or not. Undefined if nothing can be saved. */
  leave: ((running: FlowRuntime) => Promise<void>) | undefined;
};

/** Renders the progress with the estimated minutes left, "Save and leave", and the time of the last save or the offline notice. */
export default function KnownProgress({
  step,
  screen,
  leave,
  runtime,
}: StepHeaderProps & { readonly runtime: FlowRuntime }) {
  const t = useText(flowText);
  const { flow, questions } = useFlow();
  const state = useFlowState();
  const isOnline = useOnline();
  const all = [questions, flow.questions].includes('all-on-one-page');
  const progress = runtime.answers.progress(step, { screen, questions: all ? 'all-on-one-page' : undefined });
  const group = progress?.group ?? flow.steps.find((one) => one.step === step)?.group ?? '';
  const answered = state.status === 'ready' && Object.keys(state.application.answers).length > 0; // starting an application saves no answers
  const savedAt = answered ? state.savedAt : undefined;
  const action = leave ? <SaveAndLeave leave={leave} runtime={runtime} /> : null;
  const save: SaveStatus | undefined = isOnline
    ? savedAt
      ? { state: 'saved', time: formatSingaporeTime(new Date(savedAt)) }
      : undefined
    : { state: 'offline' };
  if (state.status === 'ready' && state.application.state === 'action-needed')
    return <Corrections step={step} application={state.application} runtime={runtime} {...{ action, save }} />;
  return (
    <StepProgress
      groups={progress?.groups.map(({ group: id, done }) => ({ id, done })) ?? [{ id: group, done: 0 }]}
      current={group}
      label={translateIfKnown(t, flowText, `group.${group}`) ?? ''}
      screen={progress}
      note={progress?.left ? <Left left={progress.left} /> : null}
      action={action}
      save={save}
    />
  );
}

type CorrectionsProps = Pick<StepProgressProps, 'action' | 'save'> & {
  readonly step: string;
  readonly application: Application;
  readonly runtime: FlowRuntime;
};

/**
 * Renders the position of the current correction among the items that a reviewer sent back. This replaces the flow's progress, because all other steps are
 * complete.
 */
function Corrections({ step, application, runtime, ...rest }: CorrectionsProps) {
  const t = useText(leaving);
  const isLoaded = useTextStore().has(leaving);
  const items = application.requirements.filter(({ status, reopened }) => isOpen(status) || reopened);
  const at = items.findIndex(({ id }) => id === runtime.answers.requirementOf(step)?.id);
  const current = items[at];
  if (!current || items.length === 1 || !isLoaded) return <StepProgress groups={[]} current="" label="" {...rest} />;
  return (
    <StepProgress
      groups={items.map(({ id, status }) => ({ id, done: isOpen(status) ? 0 : 1 }))}
      current={current.id}
      label={t('correction', { number: at + 1, of: items.length })}
      {...rest}
    />
  );
}

/** Returns whether the customer still has to correct or provide an item. */
const isOpen = (status: string): boolean => status === 'rejected' || status === 'due';

/** Renders "About 4½ minutes left" or "3 screens left" once the texts have loaded. The last screen shows "Almost done". */
function Left({ left }: { left: TimeLeft }) {
  const t = useText(leaving);
  if (!useTextStore().has(leaving)) return <span data-awaits="progress" />;
  if ('screens' in left) return left.screens > 1 ? t('screensLeft', { count: left.screens }) : t('minutesLeft.few');
  const count = Math.floor(left.minutes);
  return t(count === left.minutes ? 'minutesLeft.label' : 'minutesLeft.half', { count });
}
