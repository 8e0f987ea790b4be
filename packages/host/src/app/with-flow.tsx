import type { Flow } from '@quayside/flow/define-flow';
import { FlowProvider } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useHost, useSession } from '../host-context.ts';
import type { HostRoute } from '../route-table/route-table.ts';

/** A flow around its screens: its run comes once somebody is signed in, and stays from screen to screen. */
export function WithFlow({ route, children }: { route: HostRoute; children: ReactNode }) {
  const { flow, apart } = route;
  const host = useHost();
  const session = useSession();
  const [run, setRun] = useState<{ readonly flow: Flow; readonly runtime: FlowRuntime }>();
  const signedIn = session.status === 'signed-in';
  useEffect(() => {
    if (!flow || apart || !signedIn) return;
    let current = true;
    host.runtimeOf(flow).then(
      (runtime) => current && setRun({ flow, runtime }),
      (error: unknown) => host.log('application', error),
    );
    return () => {
      current = false;
    };
  }, [flow, apart, host, signedIn]);
  const ready = useCallback(async () => {
    if (!flow) throw new TypeError('This route belongs to no flow.');
    return host.runtimeOf(flow);
  }, [flow, host]);
  const caller = useCallback(async () => (await host.login()).caller, [host]);
  if (!flow) return children;
  return (
    <FlowProvider flow={flow} runtime={run?.flow === flow ? run.runtime : undefined} ready={ready} caller={caller}>
      {children}
    </FlowProvider>
  );
}
