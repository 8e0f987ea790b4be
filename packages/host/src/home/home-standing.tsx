import type { CallError } from '@quayside/api/errors';
import type { AccountOverview, AccountRequest } from '@quayside/contract/account-overview';
import type { Application } from '@quayside/contract/application';
import { getAccountOverview, getAssetHistory } from '@quayside/contract/calls/account';
import { getApplication, getExpiredDraft } from '@quayside/contract/calls/opening';
import type { Flow, StatusCardProps } from '@quayside/flow/define-flow';
import { ProductRow } from '@quayside/flow-account/product-row';
import { PayIn } from '@quayside/flow-screens/pay-in';
import { firstPath } from '@quayside/flow-screens/request-path';
import { type FirstToDo, ToDoList } from '@quayside/flow-screens/to-do-list';
import { shortDate } from '@quayside/i18n/short-date';
import { days } from '@quayside/i18n/text/days';
import { drafts } from '@quayside/i18n/text/drafts';
import { errors as errorText } from '@quayside/i18n/text/errors';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { home } from '@quayside/i18n/text/home';
import { homeStatus } from '@quayside/i18n/text/home-status';
import { host as hostText } from '@quayside/i18n/text/host';
import { titles } from '@quayside/i18n/text/titles';
import { useText } from '@quayside/i18n/use-text';
import { type CalendarDate, singaporeDate } from '@quayside/rules/calendar-date';
import { DRAFT_LIFE } from '@quayside/rules/draft-life';
import { REVIEW_WORKING_DAYS } from '@quayside/rules/limits';
import { productsToAdd } from '@quayside/rules/prerequisites';
import { type ToDo, toDosOf } from '@quayside/rules/to-dos';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { Illustration } from '@quayside/ui/illustration';
import { List } from '@quayside/ui/list';
import { Notice } from '@quayside/ui/notice';
import { type ComponentType, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { keepOpened } from '../boot/opened.ts';
import { type Host, useHost } from '../host-context.ts';
import { texts as footTexts, PageFoot } from '../page-foot/foot.tsx';
import { ApplicationCard, texts as cardTexts } from './application-card.tsx';
import { Band, type BandProps } from './band.tsx';
import type { FactsProps, Need, PrepareProps } from './facts-props.ts';
import { FirstToDoCard, texts as firstTexts } from './first-to-do.tsx';
import { keepOverview } from './known-overview.ts';
import { More } from './more.tsx';
import { type AssetClose, lastCloses } from './net-assets-line.tsx';
import { NewCustomer, texts as newTexts } from './new-customer.tsx';
import { OtherToFix } from './other-to-fix.tsx';
import { Outline } from './outline.tsx';
import { useOffered } from './product-links.tsx';
import { productOf } from './products.ts';
import { isWaiting, type WaitingBoard, waitingBoard } from './waiting-boards.ts';

type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  /** `expired`: a draft that was deleted after its time */
  | {
      readonly status: 'ready';
      readonly applications: readonly Application[];
      /** what was sent back of any other flow */
      readonly sentBack: readonly Application[];
      readonly overview: AccountOverview;
      /** the edition's */
      readonly flows: readonly Flow[];
      readonly expired: ExpiredDraft | undefined;
      /** of the flows that have one; none of a customer without an account */
      readonly cards: readonly ComponentType<StatusCardProps>[];
      readonly closes: readonly AssetClose[];
      /** of a joint account that waits for its other holder */
      readonly waiting: WaitingBoard | undefined;
    };

type ExpiredDraft = { readonly flow: (typeof flowsThatExpire)[number]; readonly at: string };
/** The user's own opening, and their part in another's. */
const flowsThatExpire = ['opening', 'joint'] as const;

export const texts = [titles, ...footTexts, ...cardTexts, ...firstTexts, ...newTexts];

/** What is on the screen: the skeleton of home, the page of a customer who has not begun, or that of any other. */
export type Seen = 'waiting' | 'new' | 'own';

export type HomeStatusProps = {
  readonly phoneNumber: string;
  /** what a customer can expect, as a visitor reads it */
  readonly Facts: ComponentType<FactsProps>;
  /** what the opening asks for, as a visitor reads it */
  readonly Prepare: ComponentType<PrepareProps>;
  /** told before the paint, so that home takes its skeleton away in the same frame */
  readonly onSeen: (seen: Seen) => void;
};

/** Renders the customer's account or application, the next action and the signed-in number. Nothing while they load: the skeleton of home stands there. */
export function HomeStatus({ phoneNumber, Facts, Prepare, onSeen }: HomeStatusProps) {
  const { loaded, tryAgain } = useStandings();
  const more = <More phoneNumber={phoneNumber} />;
  const isNew = loaded.status === 'ready' && loaded.applications.length === 0 && !loaded.overview.customer.account;
  const seen = loaded.status === 'loading' ? 'waiting' : isNew ? 'new' : 'own';
  useLayoutEffect(() => onSeen(seen), [seen, onSeen]);
  if (loaded.status === 'loading') return null;
  if (isNew)
    return (
      <NewCustomer
        Facts={Facts}
        Prepare={Prepare}
        notice={loaded.expired ? <Expired {...loaded.expired} asOf={loaded.overview.asOf} /> : null}
        more={more}
      />
    );
  const band: BandProps = loaded.status === 'ready' ? bandOf(loaded) : { of: 'account', name: undefined };
  return (
    <>
      <Outline of={loaded.status === 'ready' ? band.of : undefined} hero={<Band {...band} />}>
        {loaded.status === 'failed' ? (
          <Unknown error={loaded.error} onRetry={tryAgain} />
        ) : (
          <Standings loaded={loaded} Facts={Facts} Prepare={Prepare} />
        )}
        {more}
      </Outline>
      <div className="mt-auto">
        <PageFoot />
      </div>
    </>
  );
}

/** The customer's name as the opening says, and the value of an account. */
function bandOf({ applications, overview, closes }: StandingsProps['loaded']): BandProps {
  const { customer, value, asOf } = overview;
  const opening = applications.find(({ flow }) => flow === 'opening' || flow === 'joint');
  const given = opening?.answers['base-info']?.fullName;
  const name = typeof given === 'string' && given !== '' ? given : undefined;
  if (!customer.account) return { of: 'application', name };
  const { items, unvalued } = toDosOf(overview, singaporeDate(new Date(asOf)));
  const isUrgent = items.some(({ kind }) => kind === 'margin-call');
  const mood = isUrgent ? 'urgent' : items.length === 0 && unvalued.length === 0 ? 'idle' : undefined;
  return { of: 'account', name, value: value ?? overview.partValue ?? 'unknown', closes, mood };
}

/** Loads the applications and the overview of the customer, and of a holder what stands beside them, so that nothing comes later and moves the page. */
function useStandings(): { readonly loaded: Loaded; readonly tryAgain: () => void } {
  const host = useHost();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const { caller } = await host.login();
      const { signal } = controller;
      const ask = { signal, quiet: true };
      const [overview, flows] = await Promise.all([caller.call(getAccountOverview, {}, ask), host.routes.flows()]);
      keepOverview(caller, overview);
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
      const known = { applications, sentBack, overview, flows, cards, closes, waiting };
      if (applications.length > 0) return { ...known, expired: undefined };
      const gone = await Promise.all(
        flowsThatExpire.map(async (flow) => ({
          flow,
          draft: await caller.call(getExpiredDraft, { flow }, ask),
        })),
      );
      const [expired] = gone.flatMap(({ flow, draft }) => (draft ? [{ flow, at: draft.expiredAt }] : []));
      return { ...known, expired };
    };
    load().then(
      (shown) => {
        if (controller.signal.aborted) return;
        keepOpened(shown.overview.customer.account !== undefined);
        setLoaded({ status: 'ready', ...shown });
      },
      (error: unknown) => controller.signal.aborted || setLoaded({ status: 'failed', error }),
    );
    return () => controller.abort();
  }, [host, attempt]);

  const tryAgain = useCallback(() => {
    setLoaded({ status: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  return { loaded, tryAgain };
}

type StandingsProps = { readonly loaded: Extract<Loaded, { status: 'ready' }> } & Pick<
  HomeStatusProps,
  'Facts' | 'Prepare'
>;

/** Renders the to-dos, the accounts, the applications that wait for somebody else or are decided, and the products that a holder can add. One action of the page is primary: that of the most urgent to-do. An opened product is among the accounts. */
function Standings({ loaded, Facts, Prepare }: StandingsProps) {
  const { applications, sentBack, overview, flows, cards, waiting } = loaded;
  const host = useHost();
  const { customer, requests } = overview;
  const today = singaporeDate(new Date(overview.asOf));
  const isHolder = customer.account !== undefined;
  const isListed = (flow: string) => !productOf(flow) || overview.accounts.some(({ type }) => type === flow);
  const shown = applications.filter(({ flow, state }) => !(isHolder && state === 'opened' && isListed(flow)));
  const requestOf = ({ id }: Application) => requests.find(({ applicationId }) => applicationId === id);
  const opening = shown.find(({ flow, state, handedInAt }) => flow === 'opening' && state === 'draft' && !handedInAt);
  const callerOf = useCallback(async () => (await host.login()).caller, [host]);
  const toDos = toDosOf(overview, today).items;
  const asksForMoney = toDos.some(({ kind }) => kind === 'pay-in' || kind === 'margin-call');
  const others = shown.filter((application) => !toDos.some((toDo) => isOf(toDo, application)));
  const cardOf = (application: Application, rank: 'first' | 'later') => (
    <ApplicationCard
      key={application.id}
      application={application}
      flow={flows.find(({ name }) => name === application.flow)}
      draft={requestOf(application)?.draft}
      waiting={isWaiting(application) ? waiting : undefined}
      today={today}
      rank={rank}
    />
  );
  const firstCardOf = (first: FirstToDo) => {
    const application = applications.find((one) => isOf(first.toDo, one));
    if (application) return cardOf(application, 'first');
    const other = sentBack.find((one) => isOf(first.toDo, one));
    return other ? <OtherToFix application={other} today={today} {...first} /> : <FirstToDoCard {...first} />;
  };
  return (
    <>
      <ToDoList
        answer={{ status: 'ready', data: overview }}
        cardOf={firstCardOf}
        page="home"
        openAppScreen={host.openAppScreen}
      />
      {isHolder && !asksForMoney ? (
        <PayIn width="full" variant={toDos.length > 0 ? 'secondary' : 'primary'} openAppScreen={host.openAppScreen} />
      ) : null}
      {cards.map((Card, at) => (
        <Card key={at} caller={callerOf} overview={overview} />
      ))}
      {others.map((application, at) => cardOf(application, isHolder || toDos.length > 0 || at > 0 ? 'later' : 'first'))}
      {isHolder ? <ProductsToAdd overview={overview} begun={shown} today={today} /> : null}
      {opening ? (
        <Needed
          steps={flows.find(({ name }) => name === 'opening')?.steps.map(({ step }) => step) ?? []}
          draft={requestOf(opening)?.draft}
          Prepare={Prepare}
        />
      ) : null}
      {isHolder ? null : <Expected states={shown.map(({ state }) => state)} Facts={Facts} />}
    </>
  );
}

type ProductsToAddProps = {
  readonly overview: AccountOverview;
  readonly begun: readonly Application[];
  readonly today: CalendarDate;
};

/** Renders what a holder can add now, the margin account among it. */
function ProductsToAdd({ overview: { customer, requests }, begun, today }: ProductsToAddProps) {
  const t = useText(homeStatus);
  const isBegun = (flow: string) => begun.some((one) => one.flow === flow && one.state !== 'failed');
  const offered = useOffered(productsToAdd(customer, today).filter((product) => !isBegun(product)));
  const isUpgraded = requests.some(({ flow, state }) => flow === 'margin-upgrade' && state !== 'failed');
  const mayUpgrade = customer.account?.type === 'cash' && !isUpgraded;
  if (offered.length === 0 && !mayUpgrade) return null;
  return (
    <Card title={t('products')} padding="none">
      <List label={t('products')}>
        {mayUpgrade ? <ProductRow product="margin-upgrade" path={firstPath({ flow: 'margin-upgrade' })} /> : null}
        {offered.map(({ product, introduction }) => (
          <ProductRow key={product} product={product} path={introduction} />
        ))}
      </List>
    </Card>
  );
}

/** What the opening asks for, and the step that asks. */
const needs: readonly (readonly [Need, step: string])[] = [
  ['identity', 'submit-photo'],
  ['address', 'submit-address'],
  ['tax', 'contact-info'],
];

/** Renders what the steps from the next one on still need; nothing once only checking and signing are left. */
function Needed({
  steps,
  draft,
  Prepare,
}: { steps: readonly string[]; draft: AccountRequest['draft'] } & Pick<HomeStatusProps, 'Prepare'>) {
  const next = draft ? steps.findIndex((step) => step === draft.step) : 0;
  const left = next < 0 ? [] : steps.slice(next);
  const still = needs.filter(([, step]) => left.includes(step)).map(([need]) => need);
  return still.length > 0 ? <Prepare needs={still} /> : null;
}

/** Renders what a customer without an account can expect next; nothing after a decision. */
function Expected({ states, Facts }: { states: readonly Application['state'][] } & Pick<HomeStatusProps, 'Facts'>) {
  const t = useText(homeStatus);
  const tHome = useText(home);
  const facts = states.includes('action-needed')
    ? [tHome('next.saved'), t('expect.again', REVIEW_WORKING_DAYS)]
    : states.includes('under-review')
      ? [t('expect.check'), t('expect.ask'), t('expect.open')]
      : states.includes('draft')
        ? [tHome('next.saved'), tHome('next.review', REVIEW_WORKING_DAYS)]
        : [];
  return facts.length > 0 ? <Facts title={tHome('next.title')} facts={facts} /> : null;
}

/** Whether a to-do is to continue or to correct this application. */
const isOf = ({ kind, id }: ToDo, { flow, id: own }: Application): boolean =>
  (kind === 'draft' || kind === 'second-holder' || kind === 'sent-back' || kind === 'documents-requested') &&
  id === `${flow} ${own}`;

/** Renders a failed status with its cause. It reloads when the network is back. */
function Unknown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText(hostText);
  const tFlow = useText(flowText);
  const tError = useText(errorText);
  const { messageKey } = error as Partial<CallError>;
  const offline = messageKey === 'networkError';
  useEffect(() => {
    if (!offline) return;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [offline, onRetry]);
  return (
    <>
      {offline ? <Illustration name="offline" /> : null}
      <Notice
        tone="danger"
        title={tFlow('loadFailed.title')}
        action={
          <Button variant="secondary" onPress={onRetry}>
            {t('tryAgain')}
          </Button>
        }
      >
        {offline ? tFlow('loadFailed.offline') : tError(messageKey ?? 'unknown')}
      </Notice>
    </>
  );
}

/** Loads what was sent back to the customer of flows that home does not load. One that does not come is a to-do without its reason. */
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

/** Loads the status cards of the flows. The page renders without them if one fails. */
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

/** Tells a returning customer that the draft has expired. */
function Expired({ flow, at, asOf }: ExpiredDraft & { readonly asOf: string }) {
  const t = useText(drafts);
  const tDays = useText(days);
  const date = shortDate(tDays, singaporeDate(new Date(at)), singaporeDate(new Date(asOf)));
  return (
    <Notice tone="info" title={t('expired.title')}>
      {t(flow === 'joint' ? 'expired.part' : 'expired.home', { days: DRAFT_LIFE.days, date })}
    </Notice>
  );
}
