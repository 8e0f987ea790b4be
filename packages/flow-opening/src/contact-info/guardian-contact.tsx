import { getApplication } from '@quayside/contract/calls/opening';
import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { useFormScope } from '@quayside/flow/form';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { useState } from 'react';
import { openingContact } from './texts.ts';

/** Renders a button that copies the guardian's contact details to the form of a minor. Renders nothing for other holders or in a read-only form. */
export function GuardianContact() {
  const t = useText(openingContact);
  const state = useFlowState();
  const { readOnly } = useFormScope();
  const { phase, takeOver } = useGuardianContact();
  const role = state.status === 'ready' ? state.application.part?.role : undefined;
  if (role !== 'joint-minor' || readOnly) return null;
  if (phase === 'taken')
    return (
      <Notice tone="success" announce="polite">
        {t('guardian.done')}
      </Notice>
    );
  return (
    <Notice
      tone={phase === 'failed' ? 'danger' : 'info'}
      {...(phase === 'failed' ? { announce: 'assertive' } : {})}
      action={
        <Button variant="secondary" size="medium" busy={phase === 'loading'} onPress={() => void takeOver()}>
          {t('guardian.action')}
        </Button>
      }
    >
      {t(phase === 'failed' ? 'guardian.failed' : 'guardian.text')}
    </Notice>
  );
}

const taken = ['mobile', 'email', 'residentialAddress', 'mailingSame', 'mailingAddress'];

/** Returns `takeOver`, which fetches the guardian's contact details and writes them into the form. `phase` says whether it is running, done or failed. */
function useGuardianContact() {
  const { runtime } = useFlow();
  const { store } = useFormScope();
  const [phase, setPhase] = useState<'idle' | 'loading' | 'taken' | 'failed'>('idle');
  const takeOver = async () => {
    if (phase === 'loading' || !runtime) return;
    setPhase('loading');
    try {
      const opening = await runtime.services.caller.call(getApplication, { flow: 'opening' });
      const contact = opening?.answers['contact-info'] ?? {};
      for (const field of taken) if (contact[field] !== undefined) store.write(field, contact[field]);
      setPhase('taken');
    } catch {
      setPhase('failed');
    }
  };
  return { phase, takeOver };
}
