import { pathOf } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import { openingFace } from '@quayside/i18n/text/opening-face';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { useNavigate } from 'react-router';

/** Offers the check by a third party if the edition has one. `primary`: a reviewer requested it. */
export function PartnerOffer({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' }) {
  const t = useText(openingFace);
  const navigate = useNavigate();
  const { flow } = useFlow();
  if (!flow.identityCheck) return null;
  return (
    <Button variant={variant} onPress={() => void navigate(pathOf(flow, 'identity-check'))}>
      {t('partner')}
    </Button>
  );
}
