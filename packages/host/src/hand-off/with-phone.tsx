import { FlowProvider } from '@quayside/flow/flow-context';
import { handOffPath } from '@quayside/flow/internals/phone-path';
import { type ReactNode, useCallback, useEffect } from 'react';
import { Navigate } from 'react-router';
import { usePhone } from './use-phone.ts';

/** Renders the screen of a handed-off step with a runtime for only that step. Without such a step, for example after its completion, redirects to /hand-off. */
export default function WithPhone({ children }: { children: ReactNode }) {
  const { phone, state } = usePhone();
  useEffect(() => void phone.begin(''), [phone]); // after a reload
  const runtime = state.word === 'ready' ? state.run.runtime : undefined;
  const ready = useCallback(async () => {
    if (!runtime) throw new TypeError('The step is not open.');
    return runtime;
  }, [runtime]);
  if (state.word === 'opening') return null;
  if (!runtime) return <Navigate to={handOffPath} replace />;
  return (
    <FlowProvider flow={runtime.flow} runtime={runtime} ready={ready}>
      {children}
    </FlowProvider>
  );
}
