import type { Flow } from '@quayside/flow/define-flow';
import { FlowProvider } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useHost, useSession } from '../host-context.ts';

/** A flow around its screens: its run comes once somebody is signed in, and stays from screen to screen. */
export function WithFlow({ flow, children }: { flow: Flow | undefined; children: ReactNode }) {
  const host = useHost();
  const session = useSession();
  const [run, setRun] = useState<{ readonly flow: Flow; readonly runtime: FlowRuntime }>();
  const signedIn = session.status === 'signed-in';
  useEffect(() => {
    if (!flow || !signedIn) return;
    let current = true;
    host.runtimeOf(flow).then(
      (runtime) => current && setRun({ flow, runtime }),
      (error: unknown) => host.log('application', error),
    );
    return () => {
      current = false;
    };
  }, [flow, host, signedIn]);
  const ready = useCallback(async () => {
    if (!flow) throw new TypeError('This route belongs to no flow.');
    return host.runtimeOf(flow);
  }, [flow, host]);
  if (!flow) return children;
  return (
    <FlowProvider flow={flow} runtime={run?.flow === flow ? run.runtime : undefined} ready={ready}>
      {children}
    </FlowProvider>
  );
}
