import type { StatusCardProps } from '@quayside/flow/define-flow';
import { LinkCell } from '@quayside/flow-screens/link-cell';
import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { Amount } from '@quayside/ui/amount';
import { Card } from '@quayside/ui/card';
import { List } from '@quayside/ui/list';
import Wallet from 'lucide-react/icons/wallet';
import { paths } from '../routes/paths.ts';
import { LargestPositions } from './largest-positions.tsx';

export const texts = [account];

/** Renders the open accounts with their net assets, the largest positions, and the link to the account centre. */
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
            const worth = worths[type];
            return (
              <LinkCell
                key={id}
                path={type === 'cfd' ? paths.cfdDetails : paths.details}
                icon={<Wallet size={22} />}
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
        </List>
      </Card>
      {largest ? <LargestPositions {...largest} /> : null}
      <div className="-my-2">
        <List label={t('center.title')}>
          <LinkCell path={paths.center} title={t('center.title')} />
        </List>
      </div>
    </>
  );
}
