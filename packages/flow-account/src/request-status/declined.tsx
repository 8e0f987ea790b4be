import type { CallError } from '@quayside/api/errors';
import { reasons as catalogue, isReasonCode } from '@quayside/contract/reasons';
import { reasonWords } from '@quayside/flow/reason-words';
import { Reference } from '@quayside/flow/reference';
import { ServiceLink } from '@quayside/flow/service-link';
import { account } from '@quayside/i18n/text/account';
import { errors as errorText } from '@quayside/i18n/text/errors';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { Result } from '@quayside/ui/result';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { StateProps } from './request-status.tsx';

/** MSG-39: why it was declined, and asking again where that may help. */
export function Declined({ runtime, application: { failure, reference } }: StateProps) {
  const t = useText(account);
  const tReasons = useText(reasons);
  const mayTryAgain = isReasonCode(failure?.code) && catalogue[failure.code] === 'retry';
  return (
    <Result
      kind="fail"
      title={t('status.failed')}
      actions={
        <>
          {mayTryAgain ? <AskAgain runtime={runtime} /> : null}
          <ServiceLink variant="secondary" />
        </>
      }
    >
      <Notice tone="danger" title={t('status.failed.because')}>
        {reasonWords(failure, tReasons).map((line) => (
          <p key={line} className="m-0">
            {line}
          </p>
        ))}
      </Notice>
      <Reference value={reference} />
    </Result>
  );
}

function AskAgain({ runtime }: Pick<StateProps, 'runtime'>) {
  const t = useText(account);
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
        {t('status.again')}
      </Button>
    </>
  );
}
