import { getRoutePath } from '@quayside/flow/define-flow';
import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { handOff } from '@quayside/i18n/internals/text/hand-off';
import { useText } from '@quayside/i18n/use-text';
import { Notice } from '@quayside/ui/notice';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Renders an offer to continue a camera step on a phone, for a computer or a device without a camera. Renders nothing on other devices, or if the step cannot
 * be changed.
 */
export function PhoneOffer({ step }: { step: string }) {
  const { flow, runtime } = useFlow();
  useFlowState();
  if (usePhoneOfferState() !== 'yes' || !runtime?.answers.canEdit(step)) return null;
  return <Offer path={`${getRoutePath(flow, 'hand-off')}?step=${step}`} />;
}

/** Returns whether to offer a phone instead of this device. `unknown`: the device has not yet reported whether it has a camera. */
export function usePhoneOfferState(): 'yes' | 'no' | 'unknown' {
  const { runtime } = useFlow();
  const { handOffUrl, hasNoCamera } = runtime?.services ?? {};
  const known = useMemo(() => hasNoCamera?.() ?? true, [hasNoCamera]);
  const [isWithout, setWithout] = useState<boolean>();
  useEffect(() => {
    if (typeof known === 'boolean') return;
    let current = true;
    void known.then((answer) => current && setWithout(answer));
    return () => {
      current = false;
    };
  }, [known]);
  if (!handOffUrl) return 'no';
  const answer = typeof known === 'boolean' ? known : isWithout;
  return answer === undefined ? 'unknown' : answer ? 'yes' : 'no';
}

function Offer({ path }: { path: string }) {
  const t = useText(handOff);
  const { search } = useLocation();
  const returning = new URLSearchParams(search).get('return');
  return (
    <Notice
      action={
        <LinkButton variant="secondary" size="medium" path={returning ? `${path}&return=${returning}` : path}>
          {t('offer.action')}
        </LinkButton>
      }
    >
      {t('offer.label')}
    </Notice>
  );
}
