import type { Application } from '@quayside/contract/application';
import { getAccountOverview, getAssetHistory } from '@quayside/contract/calls/account';
import { getApplication, getExpiredDraft } from '@quayside/contract/calls/opening';
import type { AccountOverview, AccountRequest } from '@quayside/contract/internals/account-overview';
import type { Flow, StatusCardProps } from '@quayside/flow/define-flow';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { storeOpenedSeen } from '../boot/opened-seen.ts';
import { type Host, type SignedIn, useHost, useSession } from '../host-context.ts';
import { type AssetClose, loadLastCloses } from './net-assets-line.tsx';
import { storeOverview } from './stored-overview.ts';
import { loadWaitingBoard, type WaitingBoard } from './waiting-boards.ts';

/** What home shows to a signed-in customer. `expired` is a draft that was deleted after its time, or undefined. */
export type HomeData = {
  readonly status: 'ready';
  readonly applications: readonly Application[];
  /** Applications that a reviewer sent back, and that are not among `applications`. */
  readonly sentBack: readonly Application[];
  readonly overview: AccountOverview;
  /** The flows of the edition. */
  readonly flows: readonly Flow[];
  readonly expired: ExpiredDraft | undefined;
  /** The components of the flows' status cards, for the main and the side column. Empty for a customer without an account. */
  readonly cards: Readonly<Record<'main' | 'side', readonly ComponentType<StatusCardProps>[]>>;
  readonly closes: readonly AssetClose[];
  /** The progress of both holders of a joint account, if one has not finished. */
  readonly waiting: WaitingBoard | undefined;
};

type Loaded = { readonly status: 'loading' } | { readonly status: 'failed'; readonly error: unknown } | HomeData;

/** A draft that was deleted at the time `at` (ISO 8601), because it was not continued. */
export type ExpiredDraft = { readonly flow: (typeof flowsThatExpire)[number]; readonly at: string };
/** The flows with drafts that expire: the user's opening, and the part of a second holder. */
const flowsThatExpire = ['opening', 'joint'] as const;

/** Prefetches the pages that an account holder opens from home. If that fails, a press loads them. */
const loadAhead = (host: Host) =>
  import('../navigation/prefetch-account.ts').then((ahead) => ahead.prefetchAccount(host)).catch(() => undefined);

/** The data that home has loaded, by login, so that another customer does not see them. */
const cachedData = new WeakMap<SignedIn, HomeData>();

/**
 * Loads the customer's applications and overview, and for account holders the status cards and the chart. All data arrive together, so that the page does not
 * move. After a return to home, shows the previous data until the new data arrive, or if they fail to load.
 */
export function useHomeData(): { readonly loaded: Loaded; readonly tryAgain: () => void } {
  const host = useHost();
  const session = useSession();
  const [loaded, setLoaded] = useState<Loaded>(
    () => (session.status === 'signed-in' && cachedData.get(session.session)) || { status: 'loading' },
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const load = async (): Promise<HomeData> => {
      const signedIn = await host.login();
      const { caller } = signedIn;
      const before = cachedData.get(signedIn);
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
        isHolder ? statusCardsOf(flows, host) : noCards,
        isHolder ? loadLastCloses(caller.call(getAssetHistory, { range: '1m' }, ask)) : [],
      ]);
      const applications = found.filter((one) => one !== null).filter(({ part }) => part?.way !== 'this-device'); // those are on the first holder's board
      const [sentBack, waiting] = await Promise.all([
        sentBackOf(overview, applications, caller, ask),
        loadWaitingBoard(applications, host, caller, ask),
      ]);
      const cache = (expired?: ExpiredDraft) => {
        const shown = { status: 'ready', applications, sentBack, overview, flows, cards, waiting, expired } as const;
        const data = { ...shown, closes: closes.length > 0 ? closes : (before?.closes ?? []) };
        cachedData.set(signedIn, data);
        return data;
      };
      if (applications.length > 0) return cache();
      const gone = await Promise.all(
        flowsThatExpire.map(async (flow) => ({
          flow,
          draft: await caller.call(getExpiredDraft, { flow }, ask),
        })),
      );
      const [expired] = gone.flatMap(({ flow, draft }) => (draft ? [{ flow, at: draft.expiredAt }] : []));
      return cache(expired);
    };
    load().then(
      (shown) => {
        if (controller.signal.aborted) return;
        const isHolder = shown.overview.customer.account !== undefined;
        if (!isHolder) storeOpenedSeen(false);
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

/** Loads the applications that a reviewer sent back and that are not among `known`. Omits those that fail to load, so that their task shows no reason. */
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

const noCards: HomeData['cards'] = { main: [], side: [] };

/** Loads the status cards of the flows, with their texts. Resolves without cards if any of them fails to load. */
async function statusCardsOf(flows: readonly Flow[], { texts }: Host): Promise<HomeData['cards']> {
  const loads = flows.flatMap(({ statusCard }) => (typeof statusCard === 'function' ? [statusCard()] : []));
  const load = async (coming: (typeof loads)[number]) => {
    const card = await coming;
    await texts.load(...card.texts);
    return card;
  };
  try {
    const cards = await Promise.all(loads.map(load));
    return { main: cards.map((card) => card.default), side: cards.flatMap(({ Beside }) => Beside ?? []) };
  } catch {
    return noCards;
  }
}
