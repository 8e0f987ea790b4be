import { getRoutePath } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { useApplication } from '@quayside/flow/internals/use-application';
import { useScreenTitle } from '@quayside/flow/internals/use-screen-title';
import { LoadFailed, OutcomeScreen, OutcomeSkeleton } from '@quayside/flow-screens/outcome-screen';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { handOff } from '@quayside/i18n/internals/text/hand-off';
import { titles } from '@quayside/i18n/internals/text/titles';
import { useText } from '@quayside/i18n/use-text';
import { useCallback, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { HandOffStatus } from './hand-off-status.tsx';
import { useHandOff } from './use-hand-off.ts';

export const texts = [handOff, titles, flowText, errorText];

/** Milliseconds until the next step opens after the phone has finished. */
const resultShownMs = 1_500;

/** Renders the page /sg-hand-off?step=…, whose QR code opens a camera step on a phone. When the phone has finished, the next step opens here automatically. */
export default function HandOffScreen() {
  const t = useText(handOff);
  const navigate = useNavigate();
  const loaded = useApplication();
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const step = parameters.get('step') ?? '';
  const back = loaded.status === 'ready' ? backTo(loaded.runtime, step, parameters) : '/';
  return (
    <OutcomeScreen title={t('title')} onBack={() => void navigate(back)}>
      {loaded.status === 'waiting' ? <OutcomeSkeleton /> : null}
      {loaded.status === 'failed' ? <LoadFailed error={loaded.error} onRetry={loaded.retry} /> : null}
      {loaded.status === 'ready' ? <Handing runtime={loaded.runtime} step={step} back={back} /> : null}
    </OutcomeScreen>
  );
}

function backTo({ flow }: FlowRuntime, step: string, parameters: URLSearchParams): string {
  const returning = parameters.get('return');
  return getRoutePath(flow, step) + (returning ? `?return=${returning}` : '');
}

type HandingProps = { readonly runtime: FlowRuntime; readonly step: string; readonly back: string };

/** Renders the hand-off. Redirects to the current step if this step cannot be handed off or changed. */
function Handing({ runtime, step, back }: HandingProps) {
  const asked = runtime.answers.step(step);
  const possible = asked?.handOff && runtime.services.handOffUrl && runtime.answers.canEdit(step);
  return possible ? (
    <Handed runtime={runtime} step={step} back={back} />
  ) : (
    <Navigate to={runtime.navigator.path} replace />
  );
}

function Handed({ runtime, step, back }: HandingProps) {
  const navigate = useNavigate();
  const now = useCallback(() => runtime.services.now().getTime(), [runtime]);
  const { view, again } = useHandOff(runtime, step);
  const stepName = useScreenTitle(runtime.flow.steps.find((one) => one.step === step));
  const next = nextAfter(runtime, step, back);
  const { word } = view;
  useEffect(() => {
    if (word !== 'done') return;
    const timer = setTimeout(() => void navigate(next, { replace: true }), resultShownMs);
    return () => clearTimeout(timer);
  }, [word, navigate, next]);
  return (
    <div aria-live="polite">
      <HandOffStatus view={view} stepName={stepName} now={now} onAgain={again} back={back} next={next} />
    </div>
  );
}

/** Returns the path of the page after the step: the result page after a passed face check, or "Check your answers" if the customer came from there. */
function nextAfter(runtime: FlowRuntime, step: string, back: string): string {
  const { application, flow } = runtime;
  const answers = application?.answers[step] ?? {};
  if (step === 'face-h5' && application?.face.result === 'passed') return getRoutePath(flow, 'face-success');
  return back.includes('return=') ? runtime.navigator.path : runtime.navigator.after(step, answers);
}
