import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import {
  findIneligibleAnswer,
  getAnswerPath,
  type IneligibleAnswer,
} from '@quayside/flow-screens/internals/find-ineligible-answer';
import { PageFoot } from '@quayside/flow-screens/internals/page-foot';
import { ServiceLink } from '@quayside/flow-screens/internals/service-link';
import { LoadFailed } from '@quayside/flow-screens/outcome-screen';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { issues } from '@quayside/i18n/internals/text/issues';
import { useText } from '@quayside/i18n/use-text';
import type { Ineligibility } from '@quayside/rules/journey';
import { ActionBarOutlet } from '@quayside/ui/action-bar';
import { Button } from '@quayside/ui/button';
import { DescriptionList } from '@quayside/ui/description-list';
import { NavBar, type NavBarProps } from '@quayside/ui/nav-bar';
import { Result, type ResultKind } from '@quayside/ui/result';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { CashAccountOffer } from './cash-account-offer.tsx';
import { type AnswerSource, useRefusalText } from './refusal-text.ts';
import { openingOutcome } from './texts.ts';

export const texts = [openingOutcome, issues, flowText];

/** Router state that the previous step passes, so that this page renders at once. */
type Carried = { readonly reason: Ineligibility; readonly from: string };

type Search =
  | { readonly status: 'searching' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'done'; readonly refusal: IneligibleAnswer | undefined };

/**
 * Renders the page /sg-not-eligible, which explains the rule that refuses the customer, its cause and the remedy. A change of information also uses it.
 * Redirects to the current step once the answers are corrected.
 */
export default function NotEligibleScreen() {
  const { flow, runtime } = useFlow();
  const navigate = useNavigate();
  const carried = useLocation().state as Carried | null;
  const { search, retry } = useRefusal();
  if (search.status === 'done' && !search.refusal && runtime) return <Navigate to={runtime.navigator.path} replace />;

  const refusal = search.status === 'done' ? search.refusal : undefined;
  const reason = refusal?.reason ?? carried?.reason;
  const answer = refusal ?? (carried ? { step: carried.from } : undefined);
  const correct = () => void navigate(answer ? getAnswerPath(flow, answer) : '/');
  return (
    <Frame onBack={correct} titleAs={reason ? 'p' : 'h1'}>
      {reason ? (
        <Outcome
          reason={reason}
          answers={refusal?.answers ?? {}}
          source={answer?.step === 'show-sinpass' ? 'digital-id' : 'person'}
          onCorrect={correct}
        />
      ) : search.status === 'failed' ? (
        <LoadFailed error={search.error} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </Frame>
  );
}

/** Returns the refusal, which it looks for again after each change of the application, and `retry` for a failed search. */
function useRefusal() {
  const { ready } = useFlow();
  const state = useFlowState();
  const [search, setSearch] = useState<Search>({ status: 'searching' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    ready()
      .then(findIneligibleAnswer)
      .then(
        (refusal) => current && setSearch({ status: 'done', refusal }),
        (error: unknown) => current && setSearch({ status: 'failed', error }),
      );
    return () => {
      current = false;
    };
  }, [ready, state, attempt]);
  const retry = () => {
    setSearch({ status: 'searching' });
    setAttempt(attempt + 1);
  };
  return { search, retry };
}

function Outcome({
  reason,
  answers,
  source,
  onCorrect,
}: {
  reason: Ineligibility;
  answers: IneligibleAnswer['answers'];
  source: AnswerSource;
  onCorrect: () => void;
}) {
  const t = useText(openingOutcome);
  const { flow, runtime } = useFlow();
  const refusalText = useRefusalText(runtime?.answers.context().today, flow.audience === 'customers');
  const { heading, lead, rule, because, next } = refusalText(reason, answers, source);
  const rows = [
    { id: 'rule', label: t('rule'), value: rule },
    ...(because.length ? [{ id: 'because', label: t('because'), value: <Lines lines={because} /> }] : []),
    { id: 'next', label: t('next'), value: next },
  ];
  return (
    <Result
      kind={family[reason]}
      title={heading}
      description={lead}
      actions={
        <>
          {reason === 'us-person' ? <ServiceLink /> : null}
          {reason === 'margin-refused' ? (
            <CashAccountOffer />
          ) : (
            <Button onPress={onCorrect} variant={reason === 'us-person' ? 'secondary' : 'primary'}>
              {t(source === 'digital-id' ? 'backToDetails' : 'correct')}
            </Button>
          )}
          {reason === 'us-person' ? null : <ServiceLink variant="secondary" />}
        </>
      }
    >
      <DescriptionList layout="stacked" items={rows} />
    </Result>
  );
}

/** Kind of result page for each refusal. `fix`: the customer can correct it. `fail`: the refusal stays, unless an answer was wrong. */
const family = {
  'us-person': 'fail',
  'country-not-served': 'fail',
  'under-age': 'fail',
  'no-employer-consent': 'fix',
  'margin-refused': 'fix',
} as const satisfies Record<Ineligibility, ResultKind>;

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </>
);

function Frame({ children, ...bar }: Pick<NavBarProps, 'onBack' | 'titleAs'> & { children: ReactNode }) {
  const t = useText(openingOutcome);
  const { flow } = useFlow();
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <ActionBarOutlet>
        <NavBar title={t(flow.audience === 'customers' ? 'change.title' : 'title')} {...bar} />
        <main className="flex flex-1 flex-col">
          <div className="pb-8">{children}</div>
          <PageFoot />
        </main>
      </ActionBarOutlet>
    </div>
  );
}

const Waiting = () => (
  <div className="mx-auto max-w-reading px-gutter pt-10">
    <SkeletonScreen>
      <span className="flex justify-center">
        <Skeleton variant="circle" width="4rem" height="4rem" />
      </span>
      <Skeleton lines={2} />
      <Skeleton lines={6} />
    </SkeletonScreen>
  </div>
);
