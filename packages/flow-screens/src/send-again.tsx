import type { CallError } from '@quayside/api/errors';
import { getRoutePath } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { submitApplication } from '@quayside/flow/internals/submit-application';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { useText } from '@quayside/i18n/use-text';
import { findNextStep } from '@quayside/rules/journey';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { useState } from 'react';
import { useNavigate } from 'react-router';

/** Renders the button that resubmits a corrected application. If a step is still incomplete, such as a signature, renders a link to it instead. */
export function SendAgain({
  runtime,
  seal,
}: {
  runtime: FlowRuntime;
  /** The label of the link. By default, it names a signature. */
  seal?: string;
}) {
  const t = useText(applicationState);
  const missing = findNextStep(runtime.steps, runtime.answers.context());
  if (missing) return <LinkButton path={getRoutePath(runtime.flow, missing.id)}>{seal ?? t('seal.action')}</LinkButton>;
  return <Send runtime={runtime} />;
}

function Send({ runtime }: { runtime: FlowRuntime }) {
  const t = useText(applicationState);
  const tError = useText(errorText);
  const navigate = useNavigate();
  const [phase, setPhase] = useState<'idle' | 'sending'>('idle');
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    setPhase('sending');
    setProblem(undefined);
    try {
      void navigate(await submitApplication(runtime));
    } catch (error) {
      setPhase('idle');
      setProblem(tError((error as Partial<CallError>).messageKey ?? 'unknown'));
    }
  };
  return (
    <>
      {problem ? (
        <Notice tone="danger" announce="assertive" title={t('sendFailed')}>
          {problem}
        </Notice>
      ) : null}
      <Button busy={phase === 'sending'} onPress={() => void send()}>
        {t('sendAgain')}
      </Button>
    </>
  );
}
