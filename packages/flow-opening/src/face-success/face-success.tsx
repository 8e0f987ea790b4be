import { pathOf } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import { LoadFailed, OutcomeScreen, OutcomeWaiting } from '@quayside/flow/outcome-screen';
import { type Loaded, useLoaded } from '@quayside/flow/use-loaded';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { openingFace } from '@quayside/i18n/text/opening-face';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Result } from '@quayside/ui/result';
import { Navigate, useNavigate } from 'react-router';

/** Texts that are loaded before the screen is shown: the face picture. */
export const texts = [openingFace];

/** /sg-face-success: shown of a picture that passed; whoever comes without one is led to where they are (STATE-03). */
export default function FaceSuccessScreen() {
  const t = useText(openingFace);
  const navigate = useNavigate();
  const { flow } = useFlow();
  const loaded = useLoaded();
  return (
    <OutcomeScreen title={t('start.title')} onBack={() => void navigate(pathOf(flow, 'face-recognition'))}>
      <Outcome loaded={loaded} />
    </OutcomeScreen>
  );
}

function Outcome({ loaded }: { loaded: Loaded }) {
  const t = useText(openingFace);
  const tFlow = useText(flowText);
  const navigate = useNavigate();
  if (loaded.status === 'waiting') return <OutcomeWaiting />;
  if (loaded.status === 'failed') return <LoadFailed error={loaded.error} onRetry={loaded.retry} />;
  const { runtime, application } = loaded;
  if (application.face.result !== 'passed') return <Navigate to={runtime.path} replace />;
  return (
    <Result
      kind="success"
      title={t('success.title')}
      lead={t('success.lead')}
      actions={<Button onPress={() => void navigate(runtime.path)}>{tFlow('continue')}</Button>}
    />
  );
}
