import { SINGAPORE_TIME } from '@quayside/i18n/instant-text';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { StepProgress } from '@quayside/ui/step-progress';
import { useSyncExternalStore } from 'react';
import { useFlow, useFlowState } from '../flow-context.tsx';

/** Where am I: "Step 3 of 9 · Contact", a thin bar, and when it was last saved, or that there is no network: what is typed is kept where it is typed. Known before the journey is loaded, from the flow's own list. */
export function StepHeader({ step }: { step: string }) {
  const t = useText(flowText);
  const language = useLanguage();
  const { flow, runtime } = useFlow();
  const state = useFlowState();
  const isOnline = useOnline();
  const progress = (state.status === 'ready' ? runtime?.progress(step) : undefined) ?? staticProgress(flow.steps, step);
  const savedAt = state.status === 'ready' && state.application.revision > 0 ? state.savedAt : undefined;
  return (
    <StepProgress
      step={progress.number}
      total={progress.of}
      group={t(`group.${progress.group}` as 'group.identity')}
      save={
        isOnline ? (savedAt ? { state: 'saved', time: clockTime(savedAt, language) } : undefined) : { state: 'offline' }
      }
    />
  );
}

/** What the device says of its network. A wrong yes shows at the next save. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );

function subscribeToNetwork(tell: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) addEventListener(event, tell);
  return () => {
    for (const event of events) removeEventListener(event, tell);
  };
}

function staticProgress(steps: readonly { readonly step: string; readonly group: string }[], id: string) {
  const at = steps.findIndex(({ step }) => step === id);
  const group = steps[at]?.group ?? '';
  const groups = [...new Set(steps.map((one) => one.group))];
  return { group, number: groups.indexOf(group) + 1, of: groups.length };
}

/** Hours and minutes in Singapore, which it says: the same on every device, whatever its own zone. */
const clockTime = (instant: string, language: string) =>
  `${new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Singapore',
  }).format(new Date(instant))} ${SINGAPORE_TIME}`;
