import { openingState } from '@quayside/i18n/text/opening-state';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { useNavigate } from 'react-router';
import { LoadFailed, OutcomeScreen, OutcomeWaiting } from '../internal/outcome-screen.tsx';
import { useLoaded } from '../internal/use-loaded.ts';
import { Refresh } from './refresh.tsx';
import { StateOf } from './state-of.tsx';

export const texts = [openingState, reasons];

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
          <Refresh runtime={loaded.runtime} application={loaded.application} />
        </>
      ) : loaded.status === 'failed' ? (
        <LoadFailed onRetry={loaded.retry} />
      ) : (
        <OutcomeWaiting />
      )}
    </OutcomeScreen>
  );
}
