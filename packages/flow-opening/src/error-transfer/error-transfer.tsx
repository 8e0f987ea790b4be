import type { Application } from '@quayside/contract/application';
import { useApplication } from '@quayside/flow/internals/use-application';
import { OutcomePage } from '@quayside/flow-screens/internals/outcome';
import { LoadFailed, OutcomeScreen, OutcomeSkeleton } from '@quayside/flow-screens/outcome-screen';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { reasons } from '@quayside/i18n/internals/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { Navigate, useNavigate } from 'react-router';
import { ReviewHistory } from '../account-state/review-history.tsx';

export const texts = [applicationState, reasons];

const statusPath = '/sg-account-state';

/**
 * Renders the page /error-transfer, which lists the rejected and requested items, each with a link. Corrected items stay in the list until the customer submits
 * again. Back leads home.
 */
export default function ReasonsScreen() {
  const t = useText(applicationState);
  const navigate = useNavigate();
  const loaded = useApplication();
  if (loaded.status === 'ready' && !isReasonFor(loaded.application))
    return <Navigate to={loaded.application.state === 'draft' ? loaded.runtime.navigator.path : statusPath} replace />;
  return (
    <OutcomeScreen title={t('title')} onBack={() => void navigate('/')}>
      {loaded.status === 'ready' ? (
        <OutcomePage
          runtime={loaded.runtime}
          application={loaded.application}
          below={<ReviewHistory application={loaded.application} />}
        />
      ) : loaded.status === 'failed' ? (
        <LoadFailed error={loaded.error} onRetry={loaded.retry} />
      ) : (
        <OutcomeSkeleton />
      )}
    </OutcomeScreen>
  );
}

/** Returns whether this holder still has to correct something. */
const isReasonFor = ({ state, partSubmittedAt }: Application): boolean => state === 'action-needed' && !partSubmittedAt;
