import { GoTo } from '@quayside/flow/go-to';
import { LoadFailed, OutcomeScreen, OutcomeWaiting } from '@quayside/flow/outcome-screen';
import { Refresh } from '@quayside/flow/refresh';
import { SubmissionPdf } from '@quayside/flow/submission-pdf';
import { useLoaded } from '@quayside/flow/use-loaded';
import { joint } from '@quayside/i18n/text/joint';
import { openingState } from '@quayside/i18n/text/opening-state';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { useNavigate } from 'react-router';
import { StateOf, type StateProps } from './state-of.tsx';

/** Texts that are loaded before the screen is shown: what becomes of an application; a reviewer's reasons; joint accounts. */
export const texts = [openingState, reasons, joint];

/** /sg-account-state: where the application stands, what happened so far, and what the customer can do now. */
export default function AccountStateScreen() {
  const t = useText(openingState);
  const navigate = useNavigate();
  const loaded = useLoaded();
  return (
    <OutcomeScreen title={t('title')} onBack={() => void navigate('/')}>
      {loaded.status === 'ready' ? (
        <>
          <StateOf runtime={loaded.runtime} application={loaded.application} />
          <BothHolders runtime={loaded.runtime} application={loaded.application} />
          <Pdf runtime={loaded.runtime} />
          <Refresh runtime={loaded.runtime} application={loaded.application} />
        </>
      ) : loaded.status === 'failed' ? (
        <LoadFailed error={loaded.error} onRetry={loaded.retry} />
      ) : (
        <OutcomeWaiting />
      )}
    </OutcomeScreen>
  );
}

/** Of a joint account, the way to the board. */
function BothHolders({ runtime, application }: StateProps) {
  const t = useText(joint);
  const board = runtime.flow.board?.(application);
  const isShownAlready = application.state === 'action-needed' && application.handedInAt; // OtherHolderCorrects leads there
  if (!board || isShownAlready) return null;
  return (
    <div className="mx-auto flex max-w-reading justify-center px-gutter pb-2">
      <GoTo path={board} variant="quiet" size="medium">
        {t('board.see')}
      </GoTo>
    </div>
  );
}

function Pdf({ runtime }: Pick<StateProps, 'runtime'>) {
  return (
    <div className="mx-auto flex max-w-reading justify-center px-gutter pb-2">
      <SubmissionPdf runtime={runtime} />
    </div>
  );
}
