import type { CallError } from '@quayside/api/errors';
import type { Application } from '@quayside/contract/application';

import { getApplication, getExpiredDraft } from '@quayside/contract/calls/opening';
import type { StandingProps } from '@quayside/flow/define-flow';
import { drafts } from '@quayside/i18n/text/drafts';
import { errors as errorText } from '@quayside/i18n/text/errors';
import { flow as flowText } from '@quayside/i18n/text/flow';

import { home } from '@quayside/i18n/text/home';
import { homeStatus } from '@quayside/i18n/text/home-status';
import { host as hostText } from '@quayside/i18n/text/host';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate, singaporeDate } from '@quayside/rules/calendar-date';
import { DRAFT_LIFE } from '@quayside/rules/draft-life';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { MaskedText } from '@quayside/ui/masked-text';
import { Notice } from '@quayside/ui/notice';
import { Skeleton } from '@quayside/ui/skeleton';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHost } from '../host-context.ts';
import { resume } from '../resume.ts';
import { productOf } from './products.ts';

type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  /** `expired`: a draft that was deleted because nobody went on with it */
  | {
      readonly status: 'ready';
      readonly applications: readonly Application[];
      readonly expired: ExpiredDraft | undefined;
    };

type ExpiredDraft = { readonly flow: (typeof flowsThatExpire)[number]; readonly at: string };
/** One's own opening, and the part in somebody else's. */
const flowsThatExpire = ['opening', 'joint'] as const;

/** Loaded before it is shown. */
export const texts = [homeStatus];

/** Where the customer stands, the next step, and who is signed in. */
export function HomeStatus({ phoneNumber }: { phoneNumber: string }) {
  return (
    <>
      <Standings />
      <Account phoneNumber={phoneNumber} />
    </>
  );
}

function Account({ phoneNumber }: { phoneNumber: string }) {
  const t = useText(homeStatus);
  const host = useHost();
  return (
    <div className="flex min-h-target items-center justify-between gap-4 text-body text-ink-muted">
      <MaskedText value={phoneNumber} label="" reveal="never" />
      <Button variant="quiet" onPress={() => void host.logout()}>
        {t('signOut')}
      </Button>
    </div>
  );
}

function Standings() {
  const t = useText(home);
  const host = useHost();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const { caller } = await host.login();
      const { signal } = controller;
      const found = await Promise.all(
        host.edition.flows
          .filter(({ standing }) => !standing)
          .map(({ name }) => caller.call(getApplication, { flow: name }, { signal, quiet: true })),
      );
      const applications = found.filter((one) => one !== null).filter(({ part }) => part?.way !== 'this-device'); // those are on the first holder's board
      if (applications.length > 0) return { applications, expired: undefined };
      const gone = await Promise.all(
        flowsThatExpire.map(async (flow) => ({
          flow,
          draft: await caller.call(getExpiredDraft, { flow }, { signal, quiet: true }),
        })),
      );
      const [expired] = gone.flatMap(({ flow, draft }) => (draft ? [{ flow, at: draft.expiredAt }] : []));
      return { applications, expired };
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
  if (loaded.status === 'loading') return <Skeleton shape="block" height="7rem" />;
  if (loaded.status === 'failed') return <Unknown error={loaded.error} onRetry={tryAgain} />;
  const { applications } = loaded;
  if (applications.length === 0)
    return (
      <>
        {loaded.expired ? <Expired {...loaded.expired} /> : null}
        <Button onPress={() => void navigate('/sg-choose')}>{t('start')}</Button>
      </>
    );
  return (
    <>
      {applications.map((application) => (
        <Standing key={application.id} application={application} />
      ))}
      {applications.some(({ state }) => state === 'opened') ? <FlowStandings /> : null}
    </>
  );
}

/** Where the customer stands is not known, and why; asked again by itself when the network is back. */
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
  );
}

/** What flows for customers say of themselves, each loaded by itself; the page stands without one that does not load. */
function FlowStandings() {
  const host = useHost();
  const [shown, setShown] = useState<readonly ComponentType<StandingProps>[]>([]);
  const caller = useCallback(async () => (await host.login()).caller, [host]);
  useEffect(() => {
    let current = true;
    const loads = host.edition.flows.flatMap(({ standing }) => (typeof standing === 'function' ? [standing] : []));
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

/** Who comes back after the draft's time is told before they begin again. */
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

function Standing({ application }: { application: Application }) {
  const t = useText(homeStatus);
  const tHome = useText(home);
  const host = useHost();
  const navigate = useNavigate();
  const { state, part, handedInAt } = application;
  const draft = state === 'draft';
  const product = productOf(application.flow);
  const flow = host.edition.flows.find(({ name }) => name === application.flow);
  const board = flow?.board?.(application);
  const open = () => {
    if (flow && draft) void navigate(flow.steps[0]?.path ?? '/', { state: resume });
    else if (flow) void navigate(flow.outcome(application));
  };
  return (
    <Card>
      <h2 className="m-0 text-title text-ink">
        {product
          ? t(`permission.${state}`, { product: tHome(`product.${product}`) })
          : draft && handedInAt
            ? t('joint.waiting')
            : draft && part
              ? t('joint')
              : t(`status.${state}`)}
      </h2>
      {application.reference ? <p className="mt-1 mb-0 text-caption text-ink-muted">{application.reference}</p> : null}
      <div className="mt-4 flex flex-wrap gap-2">
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
