import { pathOf } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import { openingFace } from '@quayside/i18n/text/opening-face';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { useNavigate } from 'react-router';

/** The way to a check by a third party, where the edition offers one; else nothing. `primary` where a reviewer asked for it. */
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
