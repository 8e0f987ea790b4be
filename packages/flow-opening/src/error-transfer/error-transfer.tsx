import type { Application } from '@quayside/contract/application';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { LoadFailed, OutcomeScreen, OutcomeWaiting } from '@quayside/flow/outcome-screen';
import { Reference } from '@quayside/flow/reference';
import { reviewItems } from '@quayside/flow/review-items';
import { ReviewList } from '@quayside/flow/review-list';
import { SendAgain } from '@quayside/flow/send-again';
import { useLoaded } from '@quayside/flow/use-loaded';
import { useRoundWords } from '@quayside/flow/use-round-words';
import { openingState } from '@quayside/i18n/text/opening-state';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { Result } from '@quayside/ui/result';
import { Navigate, useNavigate } from 'react-router';

/** Texts that are loaded before the screen is shown: what becomes of an application; a reviewer's reasons. */
export const texts = [openingState, reasons];

const statusPath = '/sg-account-state';

/** /error-transfer, "Reasons": what failed or is asked for, item by item, each opening alone; corrected ones may be looked at until all is sent again. */
export default function ReasonsScreen() {
  const t = useText(openingState);
  const navigate = useNavigate();
  const loaded = useLoaded();
  if (loaded.status === 'ready' && !isReasonFor(loaded.application))
    return <Navigate to={loaded.application.state === 'draft' ? loaded.runtime.path : statusPath} replace />;
  return (
    <OutcomeScreen title={t('reasons.title')} onBack={() => void navigate(statusPath)}>
      {loaded.status === 'ready' ? (
        <Reasons runtime={loaded.runtime} application={loaded.application} />
      ) : loaded.status === 'failed' ? (
        <LoadFailed error={loaded.error} onRetry={loaded.retry} />
      ) : (
        <OutcomeWaiting />
      )}
    </OutcomeScreen>
  );
}

/** Of a joint account, only while it is this holder's turn. */
const isReasonFor = ({ state, handedInAt }: Application): boolean => state === 'action-needed' && !handedInAt;

function Reasons({ runtime, application }: { runtime: FlowRuntime; application: Application }) {
  const items = reviewItems(runtime, application);
  const words = useRoundWords(runtime, items);
  const done = items.every(({ state }) => state === 'corrected');
  return (
    <Result {...words} {...(done ? { actions: <SendAgain runtime={runtime} /> } : {})}>
      {items.length > 0 ? <ReviewList items={items} /> : null}
      <Reference value={application.reference} />
    </Result>
  );
}
