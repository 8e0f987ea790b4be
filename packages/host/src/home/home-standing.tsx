import type { CallError } from '@quayside/api/errors';
import type { AccountOverview, AccountRequest } from '@quayside/contract/account-overview';
import type { Application } from '@quayside/contract/application';
import { getAccountOverview } from '@quayside/contract/calls/account';
import { getApplication, getExpiredDraft } from '@quayside/contract/calls/opening';
import type { Flow, StatusCardProps } from '@quayside/flow/define-flow';
import { ProductRow } from '@quayside/flow-account/product-row';
import { PayIn } from '@quayside/flow-screens/pay-in';
import { firstPath } from '@quayside/flow-screens/request-path';
import { ToDoList } from '@quayside/flow-screens/to-do-list';
import { drafts } from '@quayside/i18n/text/drafts';
import { errors as errorText } from '@quayside/i18n/text/errors';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { home } from '@quayside/i18n/text/home';
import { homeStatus } from '@quayside/i18n/text/home-status';
import { host as hostText } from '@quayside/i18n/text/host';
import { titles } from '@quayside/i18n/text/titles';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { type CalendarDate, formatDate, singaporeDate } from '@quayside/rules/calendar-date';
import { DRAFT_LIFE } from '@quayside/rules/draft-life';
import { REVIEW_WORKING_DAYS } from '@quayside/rules/limits';
import { productsToAdd } from '@quayside/rules/prerequisites';
import { type ToDo, toDosOf } from '@quayside/rules/to-dos';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { Illustration } from '@quayside/ui/illustration';
import { List } from '@quayside/ui/list';
import { Notice } from '@quayside/ui/notice';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { keepOpened } from '../boot/opened.ts';
import { useHost } from '../host-context.ts';
import { texts as footTexts, PageFoot } from '../page-foot/foot.tsx';
import { ApplicationCard, texts as cardTexts } from './application-card.tsx';
import { Band, type BandProps } from './band.tsx';
import type { FactsProps, Need, PrepareProps } from './facts-props.ts';
import { More } from './more.tsx';
import { NewCustomer } from './new-customer.tsx';
import { useOffered } from './product-links.tsx';
import { productOf } from './products.ts';

type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  /** `expired`: a draft that was deleted after its time */
  | {
      readonly status: 'ready';
      readonly applications: readonly Application[];
      readonly overview: AccountOverview;
      /** the edition's */
      readonly flows: readonly Flow[];
      readonly expired: ExpiredDraft | undefined;
    };

type ExpiredDraft = { readonly flow: (typeof flowsThatExpire)[number]; readonly at: string };
/** The user's own opening, and their part in another's. */
const flowsThatExpire = ['opening', 'joint'] as const;

export const texts = [titles, ...footTexts, ...cardTexts];

export type HomeStatusProps = {
  readonly phoneNumber: string;
  /** what a customer can expect, as a visitor reads it */
  readonly Facts: ComponentType<FactsProps>;
  /** what the opening asks for, as a visitor reads it */
  readonly Prepare: ComponentType<PrepareProps>;
};

/** Renders the customer's account or application, the next action and the signed-in number. */
export function HomeStatus({ phoneNumber, Facts, Prepare }: HomeStatusProps) {
  const { loaded, tryAgain } = useStandings();
  const more = <More phoneNumber={phoneNumber} />;
  if (loaded.status === 'ready' && loaded.applications.length === 0 && !loaded.overview.customer.account)
    return (
      <NewCustomer
        Facts={Facts}
        Prepare={Prepare}
        notice={loaded.expired ? <Expired {...loaded.expired} /> : null}
        more={more}
      />
    );
  return (
    <Own
      {...(loaded.status === 'ready'
        ? bandOf(loaded)
        : { of: loaded.status === 'failed' ? 'account' : 'unknown', name: undefined })}
      foot={loaded.status !== 'loading'}
    >
      {loaded.status === 'loading' ? (
        <Waiting />
      ) : loaded.status === 'failed' ? (
        <Unknown error={loaded.error} onRetry={tryAgain} />
      ) : (
        <Standings loaded={loaded} Facts={Facts} Prepare={Prepare} />
      )}
      {loaded.status === 'loading' ? null : more}
    </Own>
  );
}

/** `foot`: not while the page loads, because what comes would throw it below the screen. */
function Own({ children, foot, ...band }: BandProps & { foot: boolean; children: ReactNode }) {
  return (
    <>
      <Band {...band} />
      <div className="mx-auto flex w-full max-w-reading flex-col gap-4 px-gutter py-4">{children}</div>
      {foot ? (
        <div className="mt-auto">
          <PageFoot />
        </div>
      ) : null}
    </>
  );
}

/** The customer's name as the opening says, and the value of an account. */
function bandOf({ applications, overview }: StandingsProps['loaded']): BandProps {
  const { customer, value, asOf } = overview;
  const opening = applications.find(({ flow }) => flow === 'opening' || flow === 'joint');
  const given = opening?.answers['base-info']?.fullName;
  const name = typeof given === 'string' && given !== '' ? given : undefined;
  if (!customer.account) return { of: 'application', name };
  const { items, unvalued } = toDosOf(overview, singaporeDate(new Date(asOf)));
  const isUrgent = items.some(({ kind }) => kind === 'margin-call');
  const mood = isUrgent ? 'urgent' : items.length === 0 && unvalued.length === 0 ? 'idle' : undefined;
  return { of: 'account', name, value: value ?? 'unknown', mood };
}

const Waiting = () => (
  <SkeletonScreen>
    <Skeleton shape="block" height="7rem" />
    <Skeleton shape="block" height="10rem" />
  </SkeletonScreen>
);

/** Loads the applications and the overview of the customer. */
function useStandings(): { readonly loaded: Loaded; readonly tryAgain: () => void } {
  const host = useHost();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const { caller } = await host.login();
      const { signal } = controller;
      const [overview, flows] = await Promise.all([
        caller.call(getAccountOverview, {}, { signal, quiet: true }),
        host.routes.flows(),
      ]);
      const found = await Promise.all(
        flows
          .filter(({ statusCard }) => !statusCard)
          .map(({ name }) => caller.call(getApplication, { flow: name }, { signal, quiet: true })),
      );
      const applications = found.filter((one) => one !== null).filter(({ part }) => part?.way !== 'this-device'); // those are on the first holder's board
      if (applications.length > 0) return { applications, overview, flows, expired: undefined };
      const gone = await Promise.all(
        flowsThatExpire.map(async (flow) => ({
          flow,
          draft: await caller.call(getExpiredDraft, { flow }, { signal, quiet: true }),
        })),
      );
      const [expired] = gone.flatMap(({ flow, draft }) => (draft ? [{ flow, at: draft.expiredAt }] : []));
      return { applications, overview, flows, expired };
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

/** Renders the to-dos, the accounts, the applications that are not done, and the products that a holder can add. An opened product is among the accounts. */
function Standings({ loaded: { applications, overview, flows }, Facts, Prepare }: StandingsProps) {
  const host = useHost();
  const { customer, requests } = overview;
  const today = singaporeDate(new Date(overview.asOf));
  const isHolder = customer.account !== undefined;
  const isListed = (flow: string) => !productOf(flow) || overview.accounts.some(({ type }) => type === flow);
  const shown = applications.filter(({ flow, state }) => !(isHolder && state === 'opened' && isListed(flow)));
  const requestOf = ({ id }: Application) => requests.find(({ applicationId }) => applicationId === id);
  const opening = shown.find(({ flow, state, handedInAt }) => flow === 'opening' && state === 'draft' && !handedInAt);
  const asksForMoney = toDosOf(overview, today).items.some(({ kind }) => kind === 'pay-in' || kind === 'margin-call');
  return (
    <>
      <ToDoList
        answer={{ status: 'ready', data: overview }}
        leaveOut={(toDo) => hasCard(toDo, applications)}
        page="home"
        openAppScreen={host.openAppScreen}
      />
      {isHolder && !asksForMoney ? <PayIn width="full" openAppScreen={host.openAppScreen} /> : null}
      {isHolder ? <StatusCards flows={flows} overview={overview} /> : null}
      {shown.map((application) => (
        <ApplicationCard
          key={application.id}
          application={application}
          flow={flows.find(({ name }) => name === application.flow)}
          draft={requestOf(application)?.draft}
          today={today}
        />
      ))}
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

/** Whether a card of home already shows a to-do: an application that is to be continued or corrected. */
const hasCard = ({ kind, id }: ToDo, applications: readonly Application[]): boolean =>
  (kind === 'draft' || kind === 'second-holder' || kind === 'sent-back' || kind === 'documents-requested') &&
  applications.some((application) => id === `${application.flow} ${application.id}`);

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

/** Renders the status cards of the flows. Each loads on its own; the page renders without one that fails. */
function StatusCards({ flows, overview }: { flows: readonly Flow[] } & Pick<StatusCardProps, 'overview'>) {
  const host = useHost();
  const [shown, setShown] = useState<readonly ComponentType<StatusCardProps>[]>([]);
  const caller = useCallback(async () => (await host.login()).caller, [host]);
  useEffect(() => {
    let current = true;
    const loads = flows.flatMap(({ statusCard }) => (typeof statusCard === 'function' ? [statusCard] : []));
    const load = async (one: (typeof loads)[number]) => {
      const { default: Standing, texts } = await one();
      await host.texts.load(...texts);
      return Standing;
    };
    Promise.all(loads.map(load)).then(
      (modules) => current && setShown(modules),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [host, flows]);
  return shown.map((Standing, index) => <Standing key={index} caller={caller} overview={overview} />);
}

/** Tells a returning customer that the draft has expired. */
function Expired({ flow, at }: ExpiredDraft) {
  const t = useText(drafts);
  const language = useLanguage();
  const date = formatDate(singaporeDate(new Date(at)), language);
  return (
    <Notice tone="info" title={t('expired.title')}>
      {t(flow === 'joint' ? 'expired.part' : 'expired.home', { days: DRAFT_LIFE.days, date })}
    </Notice>
  );
}
