import type { CallError } from '@quayside/api/errors';
import { getRoutePath } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openingOutcome } from './texts.ts';

/** Renders a button that chooses a cash account instead of the refused margin account (RULE-12), and a link back to the customer's figures. */
export function CashAccountOffer() {
  const t = useText(openingOutcome);
  const tError = useText(errorText);
  const navigate = useNavigate();
  const { flow, ready } = useFlow();
  const [phase, setPhase] = useState<'idle' | 'saving'>('idle');
  const [problem, setProblem] = useState<string>();
  const openCash = async () => {
    if (phase === 'saving') return;
    setPhase('saving');
    setProblem(undefined);
    try {
      const { next } = await (await ready()).answers.save('select-account-type', { accountType: 'cash' });
      void navigate(next);
    } catch (error) {
      setProblem(tError((error as Partial<CallError>).messageKey ?? 'unknown'));
      setPhase('idle');
    }
  };
  return (
    <>
      {problem ? (
        <Notice tone="danger" announce="assertive" title={t('margin-refused.cashFailed')}>
          {problem}
        </Notice>
      ) : null}
      <Button busy={phase === 'saving'} onPress={() => void openCash()}>
        {t('margin-refused.cash')}
      </Button>
      <LinkButton variant="secondary" path={`${getRoutePath(flow, 'assets-info')}#annualIncome`}>
        {t('margin-refused.figures')}
      </LinkButton>
    </>
  );
}
