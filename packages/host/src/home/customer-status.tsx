import type { CallError } from '@quayside/api/errors';
import type { Application } from '@quayside/contract/application';
import type { AccountRequest } from '@quayside/contract/internals/account-overview';
import { type FirstToDo, ToDoList } from '@quayside/flow-screens/internals/to-do-list';
import { drafts } from '@quayside/i18n/internals/text/drafts';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { home } from '@quayside/i18n/internals/text/home';
import { homeStatus } from '@quayside/i18n/internals/text/home-status';
import { host as hostText } from '@quayside/i18n/internals/text/host';
import { titles } from '@quayside/i18n/internals/text/titles';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { DRAFT_LIFETIME } from '@quayside/rules/internals/draft-lifetime';
import { getToDos, type ToDo } from '@quayside/rules/internals/to-dos';
import { REVIEW_WORKING_DAYS } from '@quayside/rules/limits';
import { Button } from '@quayside/ui/button';
import { Illustration } from '@quayside/ui/illustration';
import { Notice } from '@quayside/ui/notice';
import { formatDate, toSingaporeDate } from '@quayside/values/calendar-date';
import { type ReactNode, useCallback, useEffect, useLayoutEffect } from 'react';
import type { HomeFact } from '../edition.ts';
import { type Host, useHost } from '../host-context.ts';
import { texts as footTexts, PageFoot } from '../page-foot/foot.tsx';
import { AccountActions } from './actions.tsx';
import { ApplicationCard, texts as cardTexts } from './application-card.tsx';
import { FirstSteps, isFirstDeposit, ProductsToAdd } from './first-steps.tsx';
import { FirstToDoCard, texts as firstTexts } from './first-to-do.tsx';
import { HelpAndSignOut } from './help-and-sign-out.tsx';
import { HomeHeader, type HomeHeaderProps } from './home-header.tsx';
import { getHomeHeaderProps } from './home-header-props.ts';
import { HomeColumns, HomeOutline } from './home-outline.tsx';
import { NewCustomer, texts as newTexts } from './new-customer.tsx';
import { OtherToFix } from './other-to-fix.tsx';
import { findProduct } from './products.ts';
import type { HomeStatusProps, RequiredItem } from './shared-props.ts';
import { type ExpiredDraft, type HomeData, useHomeData } from './use-home-data.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { isWaiting } from './waiting-boards.ts';

/** The text groups that load together with a signed-in customer's home. */
export const texts = [titles, ...footTexts, ...cardTexts, ...firstTexts, ...newTexts];

/** Stores `HomeStatus` in the host, so that home renders it in its first frame when the customer returns. */
const storeStatus = (host: Host): void => {
  host.HomeStatus = HomeStatus;
};

/**
 * Renders the signed-in customer's home: accounts or application, the next action, help and sign-out. Renders nothing during the first load, while home shows
 * its skeleton.
 */
export function HomeStatus({ phoneNumber, Facts, Prepare, onSeen }: HomeStatusProps) {
  const host = useHost();
  const { loaded, tryAgain } = useHomeData();
  useScrollRestoration();
  const more = <HelpAndSignOut phoneNumber={phoneNumber} />;
  const isNew = loaded.status === 'ready' && loaded.applications.length === 0 && !loaded.overview.customer.account;
  const seen = loaded.status === 'loading' ? 'waiting' : isNew ? 'new' : 'own';
  useLayoutEffect(() => {
    storeStatus(host);
    onSeen(seen);
  }, [host, seen, onSeen]);
  if (loaded.status === 'loading') return null;
  if (isNew)
    return (
      <NewCustomer
        Facts={Facts}
        Prepare={Prepare}
        notice={loaded.expired ? <Expired {...loaded.expired} /> : null}
        more={more}
      />
    );
  const band: HomeHeaderProps =
    loaded.status === 'ready' ? getHomeHeaderProps(loaded) : { of: 'account', name: undefined };
  return (
    <>
      <HomeOutline of={loaded.status === 'ready' ? band.of : undefined} hero={<HomeHeader {...band} />}>
        {loaded.status === 'failed' ? (
          <HomeColumns side={more}>
            <Unknown error={loaded.error} onRetry={tryAgain} />
          </HomeColumns>
        ) : (
          <Standings loaded={loaded} Facts={Facts} Prepare={Prepare} more={more} />
        )}
      </HomeOutline>
      <div className="mt-auto">
        <PageFoot />
      </div>
    </>
  );
}

type StandingsProps = Pick<HomeStatusProps, 'Facts' | 'Prepare'> & {
  readonly loaded: HomeData;
  /** The content at the end of the page: help and sign-out. */
  readonly more: ReactNode;
};

/** Renders the customer's tasks, accounts, applications and products to add. The most urgent task has the primary action of the page. */
function Standings({ loaded, Facts, Prepare, more }: StandingsProps) {
  const { applications, sentBack, overview, flows, cards, waiting } = loaded;
  const host = useHost();
  const { customer, requests } = overview;
  const today = toSingaporeDate(new Date(overview.asOf));
  const isHolder = customer.account !== undefined;
  const isListed = (flow: string) => !findProduct(flow) || overview.accounts.some(({ type }) => type === flow);
  const shown = applications.filter(({ flow, state }) => !(isHolder && state === 'opened' && isListed(flow)));
  const requestOf = ({ id }: Application) => requests.find(({ applicationId }) => applicationId === id);
  const opening = shown.find(
    ({ flow, state, partSubmittedAt }) => flow === 'opening' && state === 'draft' && !partSubmittedAt,
  );
  const callerOf = useCallback(async () => (await host.login()).caller, [host]);
  const toDos = getToDos(overview, today).items;
  const isCalled = toDos.some(({ kind }) => kind === 'margin-call');
  const asksForMoney = isCalled || toDos.some(isPayIn);
  const isFirst = isFirstDeposit(toDos);
  const lead = leads[host.edition.homeFacts?.[0] ?? 'time'] ?? 'accounts';
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
  const cardsOf = (column: 'main' | 'side') =>
    cards[column].map((Card, at) => <Card key={at} caller={callerOf} overview={overview} lead={lead} />);
  const firstCardOf = (first: FirstToDo) => {
    const application = applications.find((one) => isOf(first.toDo, one));
    if (application) return cardOf(application, 'first');
    const other = sentBack.find((one) => isOf(first.toDo, one));
    return other ? <OtherToFix application={other} {...first} /> : <FirstToDoCard {...first} />;
  };
  return (
    <HomeColumns
      side={
        <>
          {cardsOf('side')}
          {isHolder && !isCalled && !isFirst ? <ProductsToAdd overview={overview} today={today} /> : null}
          {opening ? (
            <Needed
              steps={flows.find(({ name }) => name === 'opening')?.steps.map(({ step }) => step) ?? []}
              draft={requestOf(opening)?.draft}
              Prepare={Prepare}
            />
          ) : null}
          {isHolder ? null : <Expected states={shown.map(({ state }) => state)} Facts={Facts} />}
          {more}
        </>
      }
    >
      {isFirst ? <FirstSteps overview={overview} today={today} /> : null}
      <ToDoList
        answer={{ status: 'ready', data: overview }}
        cardOf={firstCardOf}
        leaveOut={isFirst ? isPayIn : undefined}
        page="home"
        openAppScreen={host.openAppScreen}
      />
      {isHolder && !asksForMoney ? <AccountActions rank={toDos.length > 0 ? 'later' : 'first'} /> : null}
      {cardsOf('main')}
      {others.map((application, at) => cardOf(application, isHolder || toDos.length > 0 || at > 0 ? 'later' : 'first'))}
    </HomeColumns>
  );
}

/** Which block comes first, by the first home fact of the edition: positions for active traders and several markets, otherwise the accounts. */
const leads: Partial<Record<HomeFact, 'positions'>> = { markets: 'positions', fee: 'positions' };

/** The items that customers need for the opening, each with the step that asks for it. */
const needs: readonly (readonly [RequiredItem, step: string])[] = [
  ['identity', 'submit-photo'],
  ['address', 'submit-address'],
  ['tax', 'contact-info'],
];

/** Renders what the customer needs for the remaining steps. Renders nothing if only checking and signing remain. */
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

/** Renders what happens next to an application of a customer without an account. Renders nothing after a decision. */
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

const isPayIn = ({ kind }: ToDo): boolean => kind === 'pay-in';

/** Returns true if a task continues or corrects this application. */
const isOf = ({ kind, id }: ToDo, { flow, id: own }: Application): boolean =>
  (kind === 'draft' || kind === 'second-holder' || kind === 'sent-back' || kind === 'documents-requested') &&
  id === `${flow} ${own}`;

/** Renders why the customer's status failed to load, with a retry. After an offline error, retries when the network is back. */
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

/** Renders the notice that a returning customer's draft has expired. */
function Expired({ flow, at }: ExpiredDraft) {
  const t = useText(drafts);
  const language = useLanguage();
  const date = formatDate(toSingaporeDate(new Date(at)), language);
  return (
    <Notice tone="info" title={t('expired.title')}>
      {t(flow === 'joint' ? 'expired.part' : 'expired.home', { days: DRAFT_LIFETIME.days, date })}
    </Notice>
  );
}
