import type { CallError } from '@quayside/api/errors';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { useState } from 'react';
import { useNavigate } from 'react-router';

export type ApplyAgainProps = {
  /** The runtime of the flow to restart, or a function that loads it when the button is pressed. */
  readonly runtime: FlowRuntime | (() => Promise<FlowRuntime>);
  /** The label of the button. Default: "Apply again". */
  readonly action?: string;
  readonly variant?: 'primary' | 'secondary';
};

/** Renders a button that starts another application and opens its first step, after a recoverable failure or for a renewal. Shows a message if that fails. */
export function ApplyAgain({ runtime, action, variant = 'primary' }: ApplyAgainProps) {
  const t = useText(applicationState);
  const tError = useText(errorText);
  const navigate = useNavigate();
  const [phase, setPhase] = useState<'idle' | 'starting'>('idle');
  const [problem, setProblem] = useState<string>();
  const start = async () => {
    setPhase('starting');
    setProblem(undefined);
    try {
      const flow = typeof runtime === 'function' ? await runtime() : runtime;
      await flow.leave(() => flow.restart());
      void navigate(flow.navigator.path);
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
      <Button variant={variant} busy={phase === 'starting'} onPress={() => void start()}>
        {action ?? t('failed.apply')}
      </Button>
    </>
  );
}
