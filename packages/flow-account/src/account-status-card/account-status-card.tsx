import type { AccountOverview } from '@quayside/contract/account-overview';
import { getAccountOverview } from '@quayside/contract/calls/account';
import type { StatusCardProps } from '@quayside/flow/define-flow';
import { LinkCell } from '@quayside/flow-screens/link-cell';
import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { List } from '@quayside/ui/list';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Wallet from 'lucide-react/icons/wallet';
import { useEffect, useState } from 'react';
import { paths } from '../routes/paths.ts';

export const texts = [account];

/** Renders the open accounts and the link to the account centre. */
export default function AccountStatusCard({ caller }: StatusCardProps) {
  const t = useText(account);
  const [overview, setOverview] = useState<AccountOverview>();
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => (await caller()).call(getAccountOverview, {}, { signal: controller.signal });
    load().then(
      (found) => controller.signal.aborted || setOverview(found),
      () => undefined, // the way to the centre is there all the same, and it says what failed
    );
    return () => controller.abort();
  }, [caller]);
  return (
    <Card title={t('center.accounts')} padding="none">
      <List label={t('center.accounts')}>
        {overview?.accounts.map(({ id, type, number }) => (
          <LinkCell
            key={id}
            path={type === 'cfd' ? paths.cfdDetails : paths.details}
            icon={<Wallet size={22} />}
            title={t(`type.${type}`)}
            detail={<span className="tabular-nums">{number}</span>}
          />
        ))}
        <LinkCell path={paths.center} icon={<LayoutGrid size={22} />} title={t('center.title')} />
      </List>
    </Card>
  );
}
