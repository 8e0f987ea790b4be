import type { StatusCardProps } from '@quayside/flow/define-flow';
import { LinkCell } from '@quayside/flow-screens/internals/link-cell';
import { useText } from '@quayside/i18n/use-text';
import { Amount } from '@quayside/ui/amount';
import { Card } from '@quayside/ui/card';
import { List } from '@quayside/ui/list';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { account } from '../account/texts.ts';
import { productIcons } from '../product-row/product-icons.tsx';
import { paths } from '../routes/paths.ts';
import { LargestPositions } from './largest-positions.tsx';
import { RiskLine } from './risk-line.tsx';

export const texts = [account];

/**
 * Renders the open accounts with their net assets, the largest positions, and the risk of a margin account unless it has a margin call. `lead="positions"` puts
 * the positions before the accounts.
 */
export default function AccountStatusCard({ overview, lead = 'accounts' }: StatusCardProps) {
  const t = useText(account);
  const { accounts, value, contractValues, largest, margin, marginUse } = overview;
  const worths = {
    cash: value,
    margin: value,
    options: undefined,
    futures: undefined,
    cfd: undefined,
    ...contractValues,
  };
  const positions = largest ? <LargestPositions {...largest} /> : null;
  return (
    <>
      {marginUse && margin?.calls.length === 0 ? <RiskLine of={marginUse} /> : null}
      {lead === 'positions' ? positions : null}
      <Card title={t('center.accounts')} padding="none">
        <List label={t('center.accounts')}>
          {accounts.map(({ id, type, number }) => {
            const worth = worths[type];
            return (
              <LinkCell
                key={id}
                path={type === 'cfd' ? paths.cfdDetails : paths.details}
                icon={productIcons[type]}
                title={t(`type.${type}`)}
                detail={<span className="tabular-nums">{number}</span>}
                value={
                  worth ? (
                    <span className="text-body text-ink">
                      <Amount value={worth.netAssets} currency={worth.currency} />
                    </span>
                  ) : undefined
                }
              />
            );
          })}
          <LinkCell path={paths.center} icon={<CircleUserRound size="1.375rem" />} title={t('center.title')} />
        </List>
      </Card>
      {lead === 'accounts' ? positions : null}
    </>
  );
}
