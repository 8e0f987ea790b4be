import type { CallError, ErrorKey } from '@quayside/api/errors';
import type { HolderPart } from '@quayside/contract/internals/holders-board';
import { getRoutePath } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { submitApplication } from '@quayside/flow/internals/submit-application';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { useText } from '@quayside/i18n/use-text';
import { findNextStep } from '@quayside/rules/journey';
import { ActionsAtEnd } from '@quayside/ui/action-bar';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { joint } from '../joint/texts.ts';

/** Renders the viewer's next action: the next step, the rejected items or the submission. Renders nothing if the viewer need not act. */
export function OwnActions({ runtime, holder }: { runtime: FlowRuntime; holder: HolderPart }) {
  const t = useText(joint);
  if (!holder.turn) return null;
  const goOn = (screen: string) => <LinkButton path={getRoutePath(runtime.flow, screen)}>{t('continue')}</LinkButton>;
  if (holder.state === 'sent-back') return <InBar>{goOn('account-state')}</InBar>;
  const missing = findNextStep(runtime.steps, runtime.answers.context());
  return <InBar>{missing ? goOn(missing.id) : <HandIn runtime={runtime} />}</InBar>;
}

const InBar = ({ children }: { children: React.ReactNode }) => (
  <ActionsAtEnd inline={<ActionList>{children}</ActionList>}>{children}</ActionsAtEnd>
);

/** Renders its children, usually buttons, below each other at full width. */
export const ActionList = ({ children }: { children: React.ReactNode }) => (
  <div className="mt-4 flex flex-col gap-2 *:w-full">{children}</div>
);

/** Renders a button that submits a signed part. Needed only if the response to an earlier submission was lost. */
function HandIn({ runtime }: { runtime: FlowRuntime }) {
  const t = useText(joint);
  const tError = useText(errorText);
  const navigate = useNavigate();
  const [phase, setPhase] = useState<'idle' | 'busy'>('idle');
  const [problem, setProblem] = useState<ErrorKey>();
  const handIn = async () => {
    setPhase('busy');
    setProblem(undefined);
    try {
      void navigate(await submitApplication(runtime));
    } catch (error) {
      setProblem((error as Partial<CallError>).messageKey ?? 'unknown');
    }
    setPhase('idle');
  };
  return (
    <>
      {problem ? (
        <Notice tone="danger" announce="assertive" title={t('handIn.failed')}>
          {tError(problem)}
        </Notice>
      ) : null}
      <Button busy={phase === 'busy'} onPress={() => void handIn()}>
        {t('handIn.label')}
      </Button>
    </>
  );
}
