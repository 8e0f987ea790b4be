import type { Flow } from '@quayside/flow/define-flow';
import { FlowProvider } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { retryImport } from '@quayside/flow/internals/retry-import';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { getStoredOverview } from '../home/stored-overview.ts';
import { useHost, useSession } from '../host-context.ts';
import type { HostRoute } from '../navigation/route-table/route-table.ts';
import { isRefusal } from '../refused/is-refusal.ts';

/** The page that replaces a flow if the server refuses the device. */
const PcRefused = lazy(retryImport(() => import('../pc-refused/pc-refused.tsx')));

/** The wrapper of a step that a phone completes for a desktop. Loads on demand, because few pages need it. */
const WithPhone = lazy(retryImport(() => import('../hand-off/with-phone.tsx')));

/**
 * Provides a flow's screens with its runtime, once a user has signed in, and with the host's services. Screens of one flow share a runtime. If the server
 * refuses this device, renders the refusal instead.
 */
export function WithFlow({
  route,
  holder,
  run: guarded,
  children,
}: {
  route: HostRoute;
  /** The id of the holder whose form the customer fills in; undefined for the customer's own. */
  holder?: string | undefined;
  /** The runtime that the guard has loaded, so that the first frame has it. */
  run?: FlowRuntime | undefined;
  children: ReactNode;
}) {
  const { flow, apart, phone, auth } = route;
  const host = useHost();
  const session = useSession();
  const [run, setRun] = useState<{ readonly flow: Flow; readonly runtime: FlowRuntime }>();
  const device = useSyncExternalStore(
    host.device.subscribe,
    () => host.device.state,
    () => 'welcome',
  );
  const signedIn = session.status === 'signed-in';
  useEffect(() => {
    if (!flow || apart || phone || !signedIn || device !== 'welcome') return;
    let current = true;
    host.runtimeOf(flow, holder).then(
      (runtime) => current && setRun({ flow, runtime }),
      (error: unknown) => isRefusal(error, holder) || host.log('application', error),
    );
    return () => {
      current = false;
    };
  }, [flow, holder, apart, phone, host, signedIn, device]);
  const ready = useCallback(async () => {
    if (!flow) throw new TypeError('This route belongs to no flow.');
    return host.runtimeOf(flow, holder).catch((error: unknown) => {
      if (auth !== false && isRefusal(error, holder)) return new Promise<never>(() => undefined); // the guard shows another page
      throw error;
    });
  }, [flow, holder, host, auth]);
  const caller = useCallback(async () => (await host.login()).caller, [host]);
  if (phone) return <Suspense>{flow ? <WithPhone>{children}</WithPhone> : children}</Suspense>;
  if (!flow) return children;
  if (device === 'refused')
    return (
      <Suspense>
        <PcRefused address={location.origin + location.pathname} appAddress={host.edition.appAddress} />
      </Suspense>
    );
  const known = run?.flow === flow ? run.runtime : guarded;
  return (
    <FlowProvider
      flow={flow}
      holder={holder}
      runtime={known?.holder === holder ? known : undefined}
      ready={ready}
      visitor={signedIn ? 'signed-in' : 'unknown'}
      caller={caller}
      overview={session.status === 'signed-in' ? getStoredOverview(session.session) : undefined}
      capabilities={host.edition.capabilities}
      exampleFees={host.edition.exampleFees}
      positions={host.edition.positions}
      questions={host.edition.questions}
      hostServices={host}
    >
      {children}
    </FlowProvider>
  );
}
