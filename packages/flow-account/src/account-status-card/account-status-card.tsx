import type { AccountDetails } from '@quayside/contract/account-details';
import { getAccountDetails } from '@quayside/contract/calls/account';
import type { StatusCardProps } from '@quayside/flow/define-flow';
import { LinkCell } from '@quayside/flow-screens/link-cell';
import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { Amount } from '@quayside/ui/amount';
import { Card } from '@quayside/ui/card';
import { List } from '@quayside/ui/list';
import Wallet from 'lucide-react/icons/wallet';
import { useEffect, useState } from 'react';
import { metricsOf } from '../asset-details/metric-groups.ts';
import { paths } from '../routes/paths.ts';
import { LargestPositions } from './largest-positions.tsx';

export const texts = [account];

/** Renders the open accounts with their net assets, the largest positions, and the link to the account centre. */
export default function AccountStatusCard({ caller, overview: { accounts, value, funded } }: StatusCardProps) {
  const t = useText(account);
  const details = useDetails(caller, funded ? 'funded' : 'empty');
  const worthOf = (type: (typeof accounts)[number]['type']) => {
    if (type === 'cash' || type === 'margin') return value;
    const shown = details && (type === 'cfd' || type === 'futures') ? metricsOf(details, type) : undefined;
    const netAssets = shown?.state === 'shown' ? shown.metrics.values.netAssets : undefined;
    return details && netAssets !== undefined ? { currency: details.currency, netAssets } : undefined;
  };
  return (
    <>
      <Card title={t('center.accounts')} padding="none">
        <List label={t('center.accounts')}>
          {accounts.map(({ id, type, number }) => {
            const worth = worthOf(type);
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
      {details ? <LargestPositions details={details} /> : null}
      <div className="-my-2">
        <List label={t('center.title')}>
          <LinkCell path={paths.center} title={t('center.title')} />
        </List>
      </div>
    </>
  );
}

/** Loads the positions after the card is on the screen; undefined until then, for an empty account, and where they could not be loaded. */
function useDetails(caller: StatusCardProps['caller'], state: 'funded' | 'empty'): AccountDetails | undefined {
  const [details, setDetails] = useState<AccountDetails>();
  useEffect(() => {
    if (state === 'empty') return;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => (await caller()).call(getAccountDetails, {}, { signal, quiet: true });
    load().then(
      (found) => signal.aborted || setDetails(found ?? undefined),
      () => undefined, // the rows lead to the details, which say what failed
    );
    return () => controller.abort();
  }, [caller, state]);
  return details;
}
