import type { Application } from '@quayside/contract/application';
import { getAccountOverview, getAssetHistory } from '@quayside/contract/calls/account';
import { getApplication, getExpiredDraft } from '@quayside/contract/calls/opening';
import type { AccountOverview, AccountRequest } from '@quayside/contract/internals/account-overview';
import type { Flow, StatusCardProps } from '@quayside/flow/define-flow';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { storeOpened } from '../boot/opened.ts';
import { type Host, type SignedIn, useHost, useSession } from '../host-context.ts';
import { type AssetClose, lastCloses } from './net-assets-line.tsx';
import { storeOverview } from './stored-overview.ts';
import { type WaitingBoard, waitingBoard } from './waiting-boards.ts';

/** Data of home. `expired`: a draft that was deleted after its time */
export type HomeData = {
  readonly status: 'ready';
  readonly applications: readonly Application[];
  /** Applications of other flows that a reviewer sent back. */
  readonly sentBack: readonly Application[];
  readonly overview: AccountOverview;
  /** Flows of the edition. */
  readonly flows: readonly Flow[];
  readonly expired: ExpiredDraft | undefined;
  /** Status cards of the flows that have one; empty for a customer without an account. */
  readonly cards: readonly ComponentType<StatusCardProps>[];
  readonly closes: readonly AssetClose[];
  /** Board of a joint account that waits for its other holder. */
  readonly waiting: WaitingBoard | undefined;
};

type Loaded = { readonly status: 'loading' } | { readonly status: 'failed'; readonly error: unknown } | HomeData;

export type ExpiredDraft = { readonly flow: (typeof flowsThatExpire)[number]; readonly at: string };
/** Flows with drafts that expire: the user's own opening, and their part in another's. */
const flowsThatExpire = ['opening', 'joint'] as const;

/** Prefetches the pages that an account holder opens from home. A press loads what failed. */
const loadAhead = (host: Host) =>
  import('../navigation/prefetch-account.ts').then((ahead) => ahead.prefetchAccount(host)).catch(() => undefined);

/** Data that home has shown, by login, in memory only. A login ends with the session, and another customer has another login. */
const standings = new WeakMap<SignedIn, HomeData>();

/**
 * Loads the applications and the overview of the customer, and for account holders everything beside them, so that nothing arrives later and moves the page. A
 * returning customer sees the previous data at once, and then the new data. If that fails to load, the previous data stays.
 */
export function useHomeData(): { readonly loaded: Loaded; readonly tryAgain: () => void } {
  const host = useHost();
  const session = useSession();
  const [loaded, setLoaded] = useState<Loaded>(
    () => (session.status === 'signed-in' && standings.get(session.session)) || { status: 'loading' },
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const load = async (): Promise<HomeData> => {
      const signedIn = await host.login();
      const { caller } = signedIn;
      const before = standings.get(signedIn);
      const { signal } = controller;
      const ask = { signal, quiet: true };
      const [overview, flows] = await Promise.all([caller.call(getAccountOverview, {}, ask), host.routes.flows()]);
      storeOverview(signedIn, overview);
      const isHolder = overview.customer.account !== undefined;
      const [found, cards, closes] = await Promise.all([
        Promise.all(
          flows
            .filter(({ statusCard }) => !statusCard)
            .map(({ name }) => caller.call(getApplication, { flow: name }, ask)),
        ),
        isHolder ? statusCardsOf(flows, host) : [],
        isHolder ? lastCloses(caller.call(getAssetHistory, { range: '1m' }, ask)) : [],
      ]);
      const applications = found.filter((one) => one !== null).filter(({ part }) => part?.way !== 'this-device'); // those are on the first holder's board
      const [sentBack, waiting] = await Promise.all([
        sentBackOf(overview, applications, caller, ask),
        waitingBoard(applications, host, caller, ask),
      ]);
      const keep = (expired?: ExpiredDraft) => {
        const shown = { status: 'ready', applications, sentBack, overview, flows, cards, waiting, expired } as const;
        const standing = { ...shown, closes: closes.length > 0 ? closes : (before?.closes ?? []) };
        standings.set(signedIn, standing);
        return standing;
      };
      if (applications.length > 0) return keep();
      const gone = await Promise.all(
        flowsThatExpire.map(async (flow) => ({
          flow,
          draft: await caller.call(getExpiredDraft, { flow }, ask),
        })),
      );
      const [expired] = gone.flatMap(({ flow, draft }) => (draft ? [{ flow, at: draft.expiredAt }] : []));
      return keep(expired);
    };
    load().then(
      (shown) => {
        if (controller.signal.aborted) return;
        const isHolder = shown.overview.customer.account !== undefined;
        if (!isHolder) storeOpened(false);
        if (isHolder) void loadAhead(host);
        setLoaded(shown);
      },
      (error: unknown) =>
        controller.signal.aborted ||
        setLoaded((shown) => (shown.status === 'ready' ? shown : { status: 'failed', error })),
    );
    return () => controller.abort();
  }, [host, attempt]);

  const tryAgain = useCallback(() => {
    setLoaded({ status: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  return { loaded, tryAgain };
}

/** Loads the customer's rejected applications of flows that home does not load. If one fails to load, its task has no reason. */
async function sentBackOf(
  { requests }: AccountOverview,
  known: readonly Application[],
  caller: Awaited<ReturnType<Host['login']>>['caller'],
  ask: { readonly signal: AbortSignal; readonly quiet: boolean },
): Promise<readonly Application[]> {
  const others = requests.filter(
    ({ state, turn = 'customer', applicationId }) =>
      state === 'action-needed' && turn === 'customer' && !known.some(({ id }) => id === applicationId),
  );
  const load = ({ flow, holder }: AccountRequest) =>
    caller.call(getApplication, holder === undefined ? { flow } : { flow, holder }, ask).catch(() => null);
  return (await Promise.all(others.map(load))).filter((one) => one !== null);
}

/** Loads the status cards of the flows. If one fails to load, the page renders without it. */
async function statusCardsOf(
  flows: readonly Flow[],
  { texts }: Host,
): Promise<readonly ComponentType<StatusCardProps>[]> {
  const loads = flows.flatMap(({ statusCard }) => (typeof statusCard === 'function' ? [statusCard()] : []));
  const load = async (coming: (typeof loads)[number]) => {
    const { default: Card, texts: words } = await coming;
    await texts.load(...words);
    return Card;
  };
  return Promise.all(loads.map(load)).catch(() => []);
}
