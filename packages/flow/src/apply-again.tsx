import type { CallError } from '@quayside/api/errors';
import { errors as errorText } from '@quayside/i18n/text/errors';
import { openingState } from '@quayside/i18n/text/opening-state';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/** A new application, from the beginning: after a failure that may be overcome, or where what was approved is renewed. */
export function ApplyAgain({
  runtime,
  action,
}: {
  runtime: FlowRuntime /** what the button says; that one applies again where absent */;
  action?: string;
}) {
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
        {action ?? t('failed.apply')}
      </Button>
    </>
  );
}
