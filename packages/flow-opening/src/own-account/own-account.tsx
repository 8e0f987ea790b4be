import type { CallError } from '@quayside/api/errors';
import { startApplication } from '@quayside/contract/calls/opening';
import { useFlow } from '@quayside/flow/flow-context';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { OutcomeScreen } from '@quayside/flow-screens/outcome-screen';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { Result } from '@quayside/ui/result';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { jointPaths } from '../joint/joint-paths.ts';
import { joint } from '../joint/texts.ts';

export const texts = [joint, errorText];

/** Renders the page /joint-sg-own-account, for second holders who open a URL of the opening. Starts a separate account only after they confirm. */
export default function OwnAccountScreen() {
  const t = useText(joint);
  const navigate = useNavigate();
  const { phase, problem, open } = useOwnOpening();
  return (
    <OutcomeScreen title={t('own.title')} onBack={() => void navigate('/')}>
      <Result
        kind="info"
        title={t('own.heading')}
        description={t('own.lead')}
        actions={
          <>
            {problem ? (
              <Notice tone="danger" announce="assertive" title={t('own.failed')}>
                {problem}
              </Notice>
            ) : null}
            <LinkButton path={jointPaths.board}>{t('own.joint')}</LinkButton>
            <Button variant="secondary" busy={phase === 'starting'} onPress={() => void open()}>
              {t('own.open')}
            </Button>
          </>
        }
      />
    </OutcomeScreen>
  );
}

function useOwnOpening() {
  const tError = useText(errorText);
  const navigate = useNavigate();
  const { caller } = useFlow();
  const [phase, setPhase] = useState<'idle' | 'starting'>('idle');
  const [problem, setProblem] = useState<string>();
  const open = async () => {
    if (phase === 'starting' || !caller) return;
    setPhase('starting');
    setProblem(undefined);
    try {
      await (await caller()).call(startApplication, { flow: 'opening', own: true });
      void navigate('/sg-choose');
    } catch (error) {
      setProblem(tError((error as Partial<CallError>).messageKey ?? 'unknown'));
      setPhase('idle');
    }
  };
  return { phase, problem, open };
}
