import { getRoutePath } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { IdentityCheckProvider } from '@quayside/flow/identity-offer';
import { useApplication } from '@quayside/flow/internals/use-application';
import { LoadFailed, OutcomeScreen, OutcomeSkeleton } from '@quayside/flow-screens/outcome-screen';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { useText } from '@quayside/i18n/use-text';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { CheckView } from './check-view.tsx';
import { createIdentityCheck, type IdentityCheck } from './identity-check.ts';
import { identityCheck } from './texts.ts';

export const texts = [identityCheck, errorText];

type CheckOf = (runtime: FlowRuntime, provider: IdentityCheckProvider['provider']) => IdentityCheck;

/** Renders the page /web-onfido, where a third party checks document and face instead of the face picture (STATE-03). Stories pass a mock as `checkOf`. */
export default function WebOnfidoScreen({ checkOf = createIdentityCheck }: { checkOf?: CheckOf }) {
  const t = useText(identityCheck);
  const navigate = useNavigate();
  const { flow } = useFlow();
  const loaded = useApplication();
  return (
    <OutcomeScreen title={t('title')} onBack={() => void navigate(getRoutePath(flow, 'face-recognition'))}>
      {loaded.status === 'waiting' ? <OutcomeSkeleton /> : null}
      {loaded.status === 'failed' ? <LoadFailed error={loaded.error} onRetry={loaded.retry} /> : null}
      {loaded.status === 'ready' ? <Check runtime={loaded.runtime} checkOf={checkOf} /> : null}
    </OutcomeScreen>
  );
}

/** Renders the check. Redirects if the face has passed, an earlier step is missing, or the edition has no third party. */
function Check({ runtime, checkOf }: { runtime: FlowRuntime; checkOf: CheckOf }) {
  const offer = runtime.flow.identityCheck;
  const [elsewhere] = useState(() => {
    if (!offer || runtime.answers.isSatisfied('face-h5')) return runtime.navigator.path;
    return runtime.navigator.redirect(getRoutePath(runtime.flow, 'face-h5'));
  });
  const [check] = useState(() => checkOf(runtime, offer?.provider ?? 'hosted'));
  if (!offer || elsewhere) return <Navigate to={elsewhere ?? runtime.navigator.path} replace />;
  return <CheckView check={check} offer={offer} runtime={runtime} />;
}
