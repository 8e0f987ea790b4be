import { getRoutePath } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import { type ApplicationLoadState, useApplication } from '@quayside/flow/internals/use-application';
import { LoadFailed, OutcomeScreen, OutcomeSkeleton } from '@quayside/flow-screens/outcome-screen';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Result } from '@quayside/ui/result';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { openingFace } from '../face-check/texts.ts';
import { justCheckedState } from '../face-h5/just-checked-state.ts';

export const texts = [openingFace];

/** Milliseconds until the next step opens, long enough for a screen reader to read the result. */
const showPassMs = 3000;

/**
 * Renders the page /sg-face-success after a passed face check, and redirects other customers (STATE-03). Right after the check, the next step opens
 * automatically, unless the customer touches the screen or presses a key.
 */
export default function FaceSuccessScreen() {
  const t = useText(openingFace);
  const navigate = useNavigate();
  const { flow } = useFlow();
  const loaded = useApplication();
  return (
    <OutcomeScreen title={t('start.title')} onBack={() => void navigate(getRoutePath(flow, 'face-recognition'))}>
      <Outcome loaded={loaded} />
    </OutcomeScreen>
  );
}

function Outcome({ loaded }: { loaded: ApplicationLoadState }) {
  const t = useText(openingFace);
  const tFlow = useText(flowText);
  const navigate = useNavigate();
  if (loaded.status === 'waiting') return <OutcomeSkeleton />;
  if (loaded.status === 'failed') return <LoadFailed error={loaded.error} onRetry={loaded.retry} />;
  const { runtime, application } = loaded;
  if (application.face.result !== 'passed') return <Navigate to={runtime.navigator.path} replace />;
  return (
    <>
      <GoesOn to={runtime.navigator.path} />
      <Result
        kind="success"
        title={t('success.title')}
        description={t('success.lead')}
        actions={<Button onPress={() => void navigate(runtime.navigator.path)}>{tFlow('continue')}</Button>}
      />
    </>
  );
}

function GoesOn({ to }: { to: string }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const justNow = (state as Partial<typeof justCheckedState> | null)?.faceChecked === justCheckedState.faceChecked;
  useEffect(() => {
    if (!justNow) return;
    const timer = setTimeout(() => void navigate(to, { replace: true }), showPassMs);
    const stop = () => clearTimeout(timer);
    for (const touched of ['pointerdown', 'keydown'] as const) addEventListener(touched, stop, { once: true });
    return () => {
      stop();
      for (const touched of ['pointerdown', 'keydown'] as const) removeEventListener(touched, stop);
    };
  }, [justNow, navigate, to]);
  return null;
}
