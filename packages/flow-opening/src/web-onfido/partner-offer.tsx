import { getRoutePath } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import { getProviderName } from '@quayside/flow/identity-offer';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Cell } from '@quayside/ui/cell';
import { List } from '@quayside/ui/list';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { openingFace } from '../face-check/texts.ts';

/**
 * Renders a button that opens the third party's check, with the data that the third party receives. Renders nothing if the edition has no third party.
 * `primary`: a reviewer requested the check. `row`: a row of a list, below a recommended option.
 */
export function PartnerOffer({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' | 'row' }) {
  const t = useText(openingFace);
  const navigate = useNavigate();
  const { flow } = useFlow();
  const id = useId();
  if (!flow.identityCheck) return null;
  const partner = getProviderName(flow.identityCheck);
  const open = () => void navigate(getRoutePath(flow, 'identity-check'));
  if (variant === 'row')
    return (
      <List label={t('partner', { partner })} variant="card">
        <Cell title={t('partner', { partner })} detail={t('ways.partnerWhy')} onPress={open} />
      </List>
    );
  return (
    <div className="flex flex-col gap-2">
      <Button variant={variant} aria-describedby={id} onPress={open}>
        {t('partner', { partner })}
      </Button>
      <p id={id} className="m-0 text-balance text-center text-caption text-ink-muted">
        {t('receives', { partner })}
      </p>
    </div>
  );
}
