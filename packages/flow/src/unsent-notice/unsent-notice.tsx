import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useFlow } from '../flow-context.tsx';
import { retryImport } from '../retry-import.ts';

/** Renders the titles of unsent steps. Loaded on demand, because few customers see them. */
const UnsentSteps = lazy(retryImport(() => import('./unsent-steps.tsx')));

/** Renders a notice with the steps whose answers could not be sent, until the customer closes it. Renders nothing if there are none. */
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
