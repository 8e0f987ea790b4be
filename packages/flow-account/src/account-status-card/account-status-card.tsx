import type { StatusCardProps } from '@quayside/flow/define-flow';
import { LinkCell } from '@quayside/flow-screens/link-cell';
import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { Amount } from '@quayside/ui/amount';
import { Card } from '@quayside/ui/card';
import { List } from '@quayside/ui/list';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { productIcons } from '../product-row/product-icons.tsx';
import { paths } from '../routes/paths.ts';
import { LargestPositions } from './largest-positions.tsx';

export const texts = [account];

/** Renders the open accounts with their net assets, which home already shows of a single one, the link to the account centre, and the largest positions. */
export default function AccountStatusCard({ overview }: StatusCardProps) {
  const t = useText(account);
  const { accounts, value, contractValues, largest } = overview;
  const worths = {
    cash: value,
    margin: value,
    options: undefined,
    futures: undefined,
    cfd: undefined,
    ...contractValues,
  };
  return (
    <>
      <Card title={t('center.accounts')} padding="none">
        <List label={t('center.accounts')}>
          {accounts.map(({ id, type, number }) => {
            const worth = accounts.length > 1 ? worths[type] : undefined;
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
          <LinkCell path={paths.center} icon={<CircleUserRound size={22} />} title={t('center.title')} />
        </List>
      </Card>
      {largest ? <LargestPositions {...largest} /> : null}
    </>
  );
}
