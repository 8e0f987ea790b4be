import type { CallError } from '@quayside/api/errors';
import type { AccountOverview, AccountRequest } from '@quayside/contract/account-overview';
import type { Application } from '@quayside/contract/application';
import { getAccountOverview } from '@quayside/contract/calls/account';
import { getApplication, getExpiredDraft } from '@quayside/contract/calls/opening';
import type { Flow, StatusCardProps } from '@quayside/flow/define-flow';
import { resume } from '@quayside/flow/resume';
import { useScreenTitle } from '@quayside/flow/use-screen-title';
import { LinkCell } from '@quayside/flow-screens/link-cell';
import { ToDoList } from '@quayside/flow-screens/to-do-list';
import { applicationState } from '@quayside/i18n/text/application-state';
import { drafts } from '@quayside/i18n/text/drafts';
import { errors as errorText } from '@quayside/i18n/text/errors';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { home } from '@quayside/i18n/text/home';
import { homeStatus } from '@quayside/i18n/text/home-status';
import { host as hostText } from '@quayside/i18n/text/host';
import { titles } from '@quayside/i18n/text/titles';
import { toDos } from '@quayside/i18n/text/to-dos';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate, singaporeDate } from '@quayside/rules/calendar-date';
import { DRAFT_LIFE } from '@quayside/rules/draft-life';
import { PASSPORT_VALIDITY_MONTHS, PROOF_OF_ADDRESS_MONTHS } from '@quayside/rules/limits';
import { productsToAdd } from '@quayside/rules/prerequisites';
import type { ToDo } from '@quayside/rules/to-dos';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { Illustration, type IllustrationName } from '@quayside/ui/illustration';
import { List } from '@quayside/ui/list';
import { MaskedText } from '@quayside/ui/masked-text';
import { Notice } from '@quayside/ui/notice';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHost } from '../host-context.ts';
import { useOffered } from './product-links.tsx';
import { type Product, productOf } from './products.ts';

type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  /** `expired`: a draft that was deleted after its time */
  | {
      readonly status: 'ready';
      readonly applications: readonly Application[];
      readonly overview: AccountOverview;
      readonly expired: ExpiredDraft | undefined;
    };

type ExpiredDraft = { readonly flow: (typeof flowsThatExpire)[number]; readonly at: string };
/** The user's own opening, and their part in another's. */
const flowsThatExpire = ['opening', 'joint'] as const;

export const texts = [homeStatus, titles, toDos, applicationState];

export type HomeStatusProps = {
  readonly phoneNumber: string;
  /** what a visitor reads, for a customer who has not begun; its children stand above it */
  readonly Visitor: ComponentType<{ children?: ReactNode }>;
  /** what a draft still needs, as a visitor reads it */
  readonly Facts: ComponentType<FactsProps>;
};
export type FactsProps = { title: string; facts: readonly string[] };

/** Renders the customer's account or application, the next action and the signed-in number. */
export function HomeStatus({ phoneNumber, Visitor, Facts }: HomeStatusProps) {
  const t = useText(home);
  const navigate = useNavigate();
  const { loaded, tryAgain } = useStandings();
  const account = <Account phoneNumber={phoneNumber} />;
  if (loaded.status === 'ready' && loaded.applications.length === 0 && !loaded.overview.customer.account)
    return (
      <Visitor>
        {loaded.expired ? <Expired {...loaded.expired} /> : null}
        <Button onPress={() => void navigate('/sg-choose')}>{t('start')}</Button>
        {account}
      </Visitor>
    );
  return (
    <Own of={loaded.status === 'ready' && !loaded.overview.customer.account ? 'application' : 'account'}>
      {loaded.status === 'loading' ? (
        <Waiting />
      ) : loaded.status === 'failed' ? (
        <Unknown error={loaded.error} onRetry={tryAgain} />
      ) : (
        <Standings {...loaded} Facts={Facts} />
      )}
      {account}
    </Own>
  );
}

function Own({ of, children }: { of: 'account' | 'application'; children: ReactNode }) {
  const t = useText(homeStatus);
  const { Foot } = useHost();
  return (
    <>
      <div className="bg-hero">
        <h1 className="mx-auto my-0 max-w-reading px-gutter py-6 text-heading text-on-hero" tabIndex={-1}>
          {t(of === 'account' ? 'heading' : 'applicationHeading')}
        </h1>
      </div>
      <div className="mx-auto flex w-full max-w-reading flex-col gap-4 px-gutter py-4">{children}</div>
      {Foot ? (
        <div className="mt-auto">
          <Suspense>
            <Foot />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}

const Waiting = () => (
  <SkeletonScreen>
    <Skeleton shape="block" height="7rem" />
    <Skeleton shape="block" height="10rem" />
  </SkeletonScreen>
);

function Account({ phoneNumber }: { phoneNumber: string }) {
  const t = useText(homeStatus);
  const host = useHost();
  return (
    <div className="-me-4 flex min-h-target items-center justify-between gap-4 text-body text-ink-muted">
      <MaskedText value={phoneNumber} label="" reveal="never" />
      <Button variant="quiet" size="medium" onPress={() => void host.logout()}>
        {t('signOut')}
      </Button>
    </div>
  );
}

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
      const overview = await caller.call(getAccountOverview, {}, { signal, quiet: true });
      const found = await Promise.all(
        host.edition.flows
          .filter(({ statusCard }) => !statusCard)
          .map(({ name }) => caller.call(getApplication, { flow: name }, { signal, quiet: true })),
      );
      const applications = found.filter((one) => one !== null).filter(({ part }) => part?.way !== 'this-device'); // those are on the first holder's board
      if (applications.length > 0) return { applications, overview, expired: undefined };
      const gone = await Promise.all(
        flowsThatExpire.map(async (flow) => ({
          flow,
          draft: await caller.call(getExpiredDraft, { flow }, { signal, quiet: true }),
        })),
      );
      const [expired] = gone.flatMap(({ flow, draft }) => (draft ? [{ flow, at: draft.expiredAt }] : []));
      return { applications, overview, expired };
    };
    load().then(
      (shown) => controller.signal.aborted || setLoaded({ status: 'ready', ...shown }),
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

type StandingsProps = Pick<Extract<Loaded, { status: 'ready' }>, 'applications' | 'overview'> &
  Pick<HomeStatusProps, 'Facts'>;

/** Renders the to-dos, the accounts, the applications that are not done, and the products that a holder can add. */
function Standings({ applications, overview, Facts }: StandingsProps) {
  const host = useHost();
  const { customer, requests, asOf } = overview;
  const isHolder = customer.account !== undefined;
  const shown = applications.filter(({ flow, state }) => !(isHolder && state === 'opened' && !productOf(flow)));
  const isBegun = (flow: string) => shown.some((one) => one.flow === flow && one.state !== 'failed');
  const requestOf = ({ id }: Application) => requests.find(({ applicationId }) => applicationId === id);
  const opening = shown.find(({ flow, state, handedInAt }) => flow === 'opening' && state === 'draft' && !handedInAt);
  return (
    <>
      <ToDoList
        answer={{ status: 'ready', data: overview }}
        leaveOut={(toDo) => hasCard(toDo, applications)}
        openAppScreen={host.openAppScreen}
      />
      {isHolder ? <StatusCards /> : null}
      {shown.map((application) => (
        <Standing key={application.id} application={application} draft={requestOf(application)?.draft} />
      ))}
      {isHolder ? (
        <ProductsToAdd
          among={productsToAdd(customer, singaporeDate(new Date(asOf))).filter((product) => !isBegun(product))}
        />
      ) : null}
      {opening ? <Needed draft={requestOf(opening)?.draft} Facts={Facts} /> : null}
    </>
  );
}

function ProductsToAdd({ among }: { among: readonly Product[] }) {
  const t = useText(homeStatus);
  const tHome = useText(home);
  const offered = useOffered(among);
  if (offered.length === 0) return null;
  return (
    <Card title={t('products')} padding="none">
      <List label={t('products')}>
        {offered.map(({ product, introduction }) => (
          <LinkCell key={product} path={introduction} title={tHome(`product.${product}`)} />
        ))}
      </List>
    </Card>
  );
}

/** What the opening asks for, and the step that asks. */
const needs = { identity: 'submit-photo', tax: 'contact-info', address: 'submit-address' } as const;
const limits = {
  identity: { months: PASSPORT_VALIDITY_MONTHS },
  address: { months: PROOF_OF_ADDRESS_MONTHS },
  tax: {},
} as const;

/** Renders what the steps from the next one on still need; nothing once only checking and signing are left. */
function Needed({ draft, Facts }: { draft: AccountRequest['draft'] } & Pick<HomeStatusProps, 'Facts'>) {
  const t = useText(home);
  const host = useHost();
  const steps = host.edition.flows.find(({ name }) => name === 'opening')?.steps.map(({ step }) => step) ?? [];
  const next = draft ? steps.findIndex((step) => step === draft.step) : 0;
  const left = next < 0 ? [] : steps.slice(next);
  const facts = (['identity', 'address', 'tax'] as const)
    .filter((one) => left.includes(needs[one]))
    .map((one) => t(`prepare.${one}`, limits[one]));
  return facts.length > 0 ? <Facts title={t('prepare.title')} facts={facts} /> : null;
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
function StatusCards() {
  const host = useHost();
  const [shown, setShown] = useState<readonly ComponentType<StatusCardProps>[]>([]);
  const caller = useCallback(async () => (await host.login()).caller, [host]);
  useEffect(() => {
    let current = true;
    const loads = host.edition.flows.flatMap(({ statusCard }) =>
      typeof statusCard === 'function' ? [statusCard] : [],
    );
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
  }, [host]);
  return shown.map((Standing, index) => <Standing key={index} caller={caller} />);
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

/** A product stands among others, and has no picture. */
const pictures: Partial<Record<Application['state'], IllustrationName>> = {
  'under-review': 'review',
  'action-needed': 'fix',
  failed: 'closed',
};

function Standing({ application, draft: saved }: { application: Application; draft: AccountRequest['draft'] }) {
  const t = useText(homeStatus);
  const tHome = useText(home);
  const tState = useText(applicationState);
  const host = useHost();
  const navigate = useNavigate();
  const { state, part, handedInAt } = application;
  const draft = state === 'draft';
  const product = productOf(application.flow);
  const flow = host.edition.flows.find(({ name }) => name === application.flow);
  const board = flow?.board?.(application);
  const picture = product ? undefined : pictures[state];
  const open = () => {
    if (flow && draft) void navigate(flow.steps[0]?.path ?? '/', { state: resume });
    else if (flow) void navigate(flow.outcome(application));
  };
  return (
    <Card>
      {picture ? (
        <div className="mb-3">
          <Illustration name={picture} />
        </div>
      ) : null}
      <h2 className="m-0 text-title text-ink">
        {product
          ? t(`permission.${state}`, { product: tHome(`product.${product}`) })
          : draft && handedInAt
            ? t('joint.waiting')
            : draft && part
              ? t('joint.label')
              : t(`status.${state}`)}
      </h2>
      {application.reference ? <p className="mt-1 mb-0 text-caption text-ink-muted">{application.reference}</p> : null}
      {state === 'under-review' && !product ? (
        <p className="mt-2 mb-0 text-body text-ink-muted">{tState('under-review.lead')}</p>
      ) : null}
      {draft && saved && !handedInAt ? <Saved draft={saved} flow={flow} /> : null}
      <div className="mt-4 flex flex-col gap-2">
        {draft && handedInAt ? null : (
          <Button variant={draft || state === 'action-needed' ? 'primary' : 'secondary'} onPress={open}>
            {draft ? t('resume') : t('status.see')}
          </Button>
        )}
        {board ? (
          <Button variant="secondary" onPress={() => void navigate(board)}>
            {t('joint.see')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

/** Renders the next step of a draft, the minutes left, and until when it is kept. */
function Saved({ draft, flow }: { draft: NonNullable<AccountRequest['draft']>; flow: Flow | undefined }) {
  const t = useText(homeStatus);
  const tToDos = useText(toDos);
  const language = useLanguage();
  const title = useScreenTitle(flow?.steps.find(({ step }) => step === draft.step));
  const { minutesLeft: minutes } = draft;
  const date = formatDate(singaporeDate(new Date(draft.keptUntil)), language);
  return (
    <p className="mt-1 mb-0 text-body text-ink-muted">
      {title ? <span className="block">{t('draft.next', { step: title })}</span> : null}
      {minutes === undefined ? null : (
        <span className="block">{minutes === 0 ? t('draft.minutesFew') : t('draft.minutes', { count: minutes })}</span>
      )}
      <span className="block">{tToDos('kept', { date })}</span>
    </p>
  );
}
