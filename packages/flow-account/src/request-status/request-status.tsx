import type { Application } from '@quayside/contract/application';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { upState } from '@quayside/flow/internals/resume';
import { useApplication } from '@quayside/flow/internals/use-application';
import { ApplicationState, type StatePageProps } from '@quayside/flow-screens/application-state';
import { OutcomePage } from '@quayside/flow-screens/internals/outcome';
import { LoadFailed, OutcomeScreen, OutcomeSkeleton } from '@quayside/flow-screens/outcome-screen';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { reasons } from '@quayside/i18n/internals/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { useNavigate } from 'react-router';
import { account } from '../account/texts.ts';
import { useRequestNames } from '../account-requests/use-request-names.ts';
import { paths } from '../routes/paths.ts';
import { ApprovedRequest } from './approved.tsx';
import { DeclinedRequest } from './declined.tsx';
import { UnderReview } from './under-review.tsx';

export const texts = [account, applicationState, reasons];

/** Renders the status page of a request for another tier, a margin account, a change of information, or requested documents. The path selects the flow. */
export default function RequestStatusScreen() {
  const t = useText(account);
  const navigate = useNavigate();
  const nameOf = useRequestNames();
  const loaded = useApplication();
  const title =
    loaded.status === 'ready'
      ? nameOf(loaded.runtime.flow.name, undefined, countAsked(loaded.application))
      : t('status.title');
  return (
    <OutcomeScreen title={title} onBack={() => void navigate(paths.center, { state: upState })}>
      {loaded.status === 'ready' ? (
        <ApplicationState runtime={loaded.runtime} application={loaded.application} pages={pages} />
      ) : null}
      {loaded.status === 'failed' ? <LoadFailed error={loaded.error} onRetry={loaded.retry} /> : null}
      {loaded.status === 'waiting' ? <OutcomeSkeleton /> : null}
    </OutcomeScreen>
  );
}

/** Returns the number of documents that a reviewer asks for. */
const countAsked = ({ requirements }: Application): number =>
  requirements.reduce((count, { id, asks }) => count + (id === 'additional-document' ? (asks?.length ?? 1) : 0), 0);

const pages = {
  draft: Draft,
  'under-review': UnderReview,
  'action-needed': SentBack,
  opened: ApprovedRequest,
  failed: DeclinedRequest,
};

function Draft(props: StatePageProps) {
  const t = useText(account);
  return (
    <OutcomePage
      {...props}
      title={t('status.draft')}
      lead={null}
      primary={<LinkButton path={props.runtime.navigator.path}>{t('center.goOn')}</LinkButton>}
    />
  );
}

/** Renders a request that a reviewer sent back. Requested documents have their own texts, because the holder's account is already open. */
function SentBack(props: StatePageProps) {
  const t = useText(account);
  const isOfOpenAccount = props.application.flow === 'document-request';
  return <OutcomePage {...props} {...(isOfOpenAccount ? { lead: t('status.documents.stays'), deadline: null } : {})} />;
}
