import { pathOf } from '@quayside/flow/define-flow';
import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { GoTo } from '@quayside/flow/go-to';
import { handOff } from '@quayside/i18n/text/hand-off';
import { useText } from '@quayside/i18n/use-text';
import { Notice } from '@quayside/ui/notice';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Offers a phone for a camera step on a desktop or without a camera. */
export function PhoneOffer({ step }: { step: string }) {
  const { flow, runtime } = useFlow();
  useFlowState();
  const isWanted = useWantsPhone();
  if (!isWanted || !runtime?.canEdit(step)) return null;
  return <Offer path={`${pathOf(flow, 'hand-off')}?step=${step}`} />;
}

function useWantsPhone(): boolean {
  const { runtime } = useFlow();
  const { handOffUrl, hasNoCamera } = runtime?.services ?? {};
  const [isWithout, setWithout] = useState(false);
  useEffect(() => {
    let current = true;
    void hasNoCamera?.().then((answer) => current && setWithout(answer));
    return () => {
      current = false;
    };
  }, [hasNoCamera]);
  return handOffUrl !== undefined && (hasNoCamera === undefined || isWithout);
}

function Offer({ path }: { path: string }) {
  const t = useText(handOff);
  const { search } = useLocation();
  const returning = new URLSearchParams(search).get('return');
  return (
    <Notice
      action={
        <GoTo variant="secondary" size="medium" path={returning ? `${path}&return=${returning}` : path}>
          {t('offer.action')}
        </GoTo>
      }
    >
      {t('offer.label')}
    </Notice>
  );
}
