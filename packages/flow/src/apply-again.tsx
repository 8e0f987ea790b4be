import type { CallError } from '@quayside/api/errors';
import { errors as errorText } from '@quayside/i18n/text/errors';
import { openingState } from '@quayside/i18n/text/opening-state';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/** After a failure that may be overcome: a new application, from the beginning. */
export function ApplyAgain({ runtime }: { runtime: FlowRuntime }) {
  const t = useText(openingState);
  const tError = useText(errorText);
  const navigate = useNavigate();
  const [phase, setPhase] = useState<'idle' | 'starting'>('idle');
  const [problem, setProblem] = useState<string>();
  const start = async () => {
    setPhase('starting');
    setProblem(undefined);
    try {
      await runtime.restart();
      void navigate(runtime.path);
    } catch (error) {
      setPhase('idle');
      setProblem(tError((error as Partial<CallError>).messageKey ?? 'unknown'));
    }
  };
  return (
    <>
      {problem ? (
        <Notice tone="danger" announce="assertive">
          {problem}
        </Notice>
      ) : null}
      <Button busy={phase === 'starting'} onPress={() => void start()}>
        {t('failed.apply')}
      </Button>
    </>
  );
}
