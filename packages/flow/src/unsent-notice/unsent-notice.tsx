import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useFlow } from '../flow-context.tsx';
import { untilLoaded } from '../until-loaded.ts';

/** Few customers see it: its words are not loaded with the screens. */
const UnsentSteps = lazy(untilLoaded(() => import('./unsent-steps.tsx')));

/** Says which pages' answers could not be sent any more, on whichever screen comes next, until it is closed. Renders nothing where all were sent. */
export function UnsentNotice() {
  const { runtime } = useFlow();
  const read = () => runtime?.drafts.unsent ?? none;
  const steps = useSyncExternalStore(runtime?.subscribe ?? nothing, read, () => none);
  if (!runtime || steps.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <UnsentSteps steps={steps} onClose={() => void runtime.drafts.acknowledgeUnsent()} />
    </Suspense>
  );
}

const none: readonly string[] = [];
const nothing = () => () => undefined;
