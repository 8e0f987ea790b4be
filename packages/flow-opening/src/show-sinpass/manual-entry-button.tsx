import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { useState } from 'react';
import { openingPerson } from '../digital-id/texts.ts';
import { useManualEntry } from './use-manual-entry.ts';

/** Renders a button that changes to manual entry, and an error if the server cannot save the change. */
export function ManualEntryButton() {
  const t = useText(openingPerson);
  const byHand = useManualEntry();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const go = () => {
    setState('busy');
    byHand().catch(() => setState('failed'));
  };
  return (
    <>
      {state === 'failed' ? (
        <Notice tone="danger" title={t('failed.title')} announce="assertive">
          {t('failed.text')}
        </Notice>
      ) : null}
      <Button variant="secondary" busy={state === 'busy'} onPress={go}>
        {t('byHand')}
      </Button>
    </>
  );
}
