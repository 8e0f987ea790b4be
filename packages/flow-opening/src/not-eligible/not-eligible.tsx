import { pathOf } from '@quayside/flow/define-flow';
import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { LoadFailed } from '@quayside/flow/outcome-screen';
import { ServiceLink } from '@quayside/flow/service-link';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { issues } from '@quayside/i18n/text/issues';
import { openingOutcome } from '@quayside/i18n/text/opening-outcome';
import { useText } from '@quayside/i18n/use-text';
import type { Ineligibility } from '@quayside/rules/journey';
import { Button } from '@quayside/ui/button';
import { DescriptionList } from '@quayside/ui/description-list';
import { NavBar, type NavBarProps } from '@quayside/ui/nav-bar';
import { Result } from '@quayside/ui/result';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { CashInstead } from './cash-instead.tsx';
import { findRefusal, type Refusal } from './find-refusal.ts';
import { useRefusalWords } from './refusal-words.ts';

/** Texts that are loaded before the screen is shown: why an account cannot be opened; what rules find wrong; what all steps share. */
export const texts = [openingOutcome, issues, flowText];

/** What the step that led here says, so that the page is there at once. */
type Carried = { readonly reason: Ineligibility; readonly from: string };

type Search =
  | { readonly status: 'searching' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'done'; readonly refusal: Refusal | undefined };

/** /sg-not-eligible: which rule, why, what can be done and from when. The answers say it again after a reload; corrected ones lead on. */
export default function NotEligibleScreen() {
  const { flow, runtime } = useFlow();
  const navigate = useNavigate();
  const carried = useLocation().state as Carried | null;
  const { search, retry } = useRefusal();
  if (search.status === 'done' && !search.refusal && runtime) return <Navigate to={runtime.path} replace />;

  const refusal = search.status === 'done' ? search.refusal : undefined;
  const reason = refusal?.reason ?? carried?.reason;
  const from = refusal?.step ?? carried?.from;
  const correct = () => void navigate(from ? pathOf(flow, from) : '/');
  return (
    <Frame onBack={correct} titleAs={reason ? 'p' : 'h1'}>
      {reason ? (
        <Outcome reason={reason} answers={refusal?.answers ?? {}} onCorrect={correct} />
      ) : search.status === 'failed' ? (
        <LoadFailed error={search.error} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </Frame>
  );
}

/** Looks again whenever the application changes: it may be saved while this page is on screen. */
function useRefusal() {
  const { ready } = useFlow();
  const state = useFlowState();
  const [search, setSearch] = useState<Search>({ status: 'searching' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    ready()
      .then(findRefusal)
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
  onCorrect,
}: {
  reason: Ineligibility;
  answers: Refusal['answers'];
  onCorrect: () => void;
}) {
  const t = useText(openingOutcome);
  const { runtime } = useFlow();
  const { heading, lead, rule, because, next } = useRefusalWords(runtime?.context().today)(reason, answers);
  const rows = [
    { id: 'rule', label: t('rule'), value: rule },
    ...(because.length ? [{ id: 'because', label: t('because'), value: <Lines lines={because} /> }] : []),
    { id: 'next', label: t('next'), value: next },
  ];
  return (
    <Result
      kind="fail"
      title={heading}
      lead={lead}
      actions={
        <>
          {reason === 'margin-refused' ? <CashInstead /> : <Button onPress={onCorrect}>{t('correct')}</Button>}
          <ServiceLink variant="secondary" />
        </>
      }
    >
      <DescriptionList layout="stacked" items={rows} />
    </Result>
  );
}

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
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <NavBar title={t('title')} {...bar} />
      <main className="flex-1">{children}</main>
    </div>
  );
}

const Waiting = () => (
  <div className="mx-auto max-w-reading px-gutter pt-10">
    <SkeletonScreen>
      <span className="flex justify-center">
        <Skeleton shape="circle" width="4rem" height="4rem" />
      </span>
      <Skeleton lines={2} />
      <Skeleton lines={6} />
    </SkeletonScreen>
  </div>
);
