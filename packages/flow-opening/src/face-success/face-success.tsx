import { pathOf } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import { type Loaded, useLoaded } from '@quayside/flow/use-loaded';
import { LoadFailed, OutcomeScreen, OutcomeWaiting } from '@quayside/flow-screens/outcome-screen';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { openingFace } from '@quayside/i18n/text/opening-face';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Result } from '@quayside/ui/result';
import { Navigate, useNavigate } from 'react-router';

export const texts = [openingFace];

/** Renders /sg-face-success after a pass, and redirects other customers (STATE-03). */
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
