import type { Application } from '@quayside/contract/application';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { GoTo } from '@quayside/flow/go-to';
import { LoadFailed, OutcomeScreen, OutcomeWaiting } from '@quayside/flow/outcome-screen';
import { Refresh } from '@quayside/flow/refresh';
import { useLoaded } from '@quayside/flow/use-loaded';
import { account } from '@quayside/i18n/text/account';
import { openingState } from '@quayside/i18n/text/opening-state';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { Result } from '@quayside/ui/result';
import { useNavigate } from 'react-router';
import { paths } from '../internal/paths.ts';
import { useRequestNames } from '../internal/use-request-names.ts';
import { Approved } from './approved.tsx';
import { Declined } from './declined.tsx';
import { SentBack } from './sent-back.tsx';
import { UnderReview } from './under-review.tsx';

/** Texts that are loaded before the screen is shown: the account centre; what becomes of an application; a reviewer's reasons. */
export const texts = [account, openingState, reasons];

/** What the page of one state is given: the request, and the runtime by which it may be taken up again. */
export type StateProps = { readonly runtime: FlowRuntime; readonly application: Application };

/** Where a request stands: tier, margin, information or documents, one screen for all. */
export default function RequestStatusScreen() {
  const t = useText(account);
  const navigate = useNavigate();
  const nameOf = useRequestNames();
  const loaded = useLoaded();
  const title = loaded.status === 'ready' ? nameOf(loaded.runtime.flow.name) : t('status.title');
  return (
    <OutcomeScreen title={title} onBack={() => void navigate(paths.center)}>
      {loaded.status === 'ready' ? <State runtime={loaded.runtime} application={loaded.application} /> : null}
      {loaded.status === 'failed' ? <LoadFailed error={loaded.error} onRetry={loaded.retry} /> : null}
      {loaded.status === 'waiting' ? <OutcomeWaiting /> : null}
    </OutcomeScreen>
  );
}

const states = {
  draft: Draft,
  'under-review': UnderReview,
  'action-needed': SentBack,
  opened: Approved,
  failed: Declined,
};

function State(props: StateProps) {
  const Shown = states[props.application.state];
  return (
    <>
      <Shown {...props} />
      <Refresh {...props} />
    </>
  );
}

function Draft({ runtime }: StateProps) {
  const t = useText(account);
  return <Result kind="wait" title={t('status.draft')} actions={<GoTo path={runtime.path}>{t('center.goOn')}</GoTo>} />;
}
