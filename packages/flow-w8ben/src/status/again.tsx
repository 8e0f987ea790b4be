import type { CallError } from '@quayside/api/errors';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { errors as errorText } from '@quayside/i18n/text/errors';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { useState } from 'react';
import { useNavigate } from 'react-router';

/** Begins the flow anew, on the form that is on file now. */
export function Again({
  runtime,
  label,
  variant = 'secondary',
}: {
  runtime: FlowRuntime;
  label: string;
  variant?: 'primary' | 'secondary';
}) {
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
      <Button variant={variant} busy={phase === 'starting'} onPress={() => void start()}>
        {label}
      </Button>
    </>
  );
}
