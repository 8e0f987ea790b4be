import type { CallError } from '@quayside/api/errors';
import { errors as errorText } from '@quayside/i18n/text/errors';
import { openingState } from '@quayside/i18n/text/opening-state';
import { useText } from '@quayside/i18n/use-text';
import { nextStep } from '@quayside/rules/journey';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { afterSubmission } from './after-submission.ts';
import { pathOf } from './define-flow.ts';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';
import { GoTo } from './go-to.tsx';

/** The way back to review once every item is corrected: the seals that fell with the corrections first, then sending. */
export function SendAgain({
  runtime,
  seal,
}: {
  runtime: FlowRuntime /** what the last step is called; a signature where absent */;
  seal?: string;
}) {
  const t = useText(openingState);
  const missing = nextStep(runtime.steps, runtime.context());
  if (missing) return <GoTo path={pathOf(runtime.flow, missing.id)}>{seal ?? t('seal.action')}</GoTo>;
  return <Send runtime={runtime} />;
}

function Send({ runtime }: { runtime: FlowRuntime }) {
  const t = useText(openingState);
  const tError = useText(errorText);
  const navigate = useNavigate();
  const [phase, setPhase] = useState<'idle' | 'sending'>('idle');
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    setPhase('sending');
    setProblem(undefined);
    try {
      await runtime.submit();
      void navigate(afterSubmission(runtime));
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
