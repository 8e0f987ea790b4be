import type { AccountOverview } from '@quayside/contract/account-overview';
import { getAccountOverview } from '@quayside/contract/calls/account';
import type { StatusCardProps } from '@quayside/flow/define-flow';
import { GoTo } from '@quayside/flow/go-to';
import { LinkCell } from '@quayside/flow-screens/link-cell';
import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { singaporeDate } from '@quayside/rules/calendar-date';
import { dayChangeShare } from '@quayside/rules/metrics/position-worth';
import { toDosOf } from '@quayside/rules/to-dos';
import { Amount } from '@quayside/ui/amount';
import { Card } from '@quayside/ui/card';
import { List } from '@quayside/ui/list';
import { PriceChange } from '@quayside/ui/price-change';
import Wallet from 'lucide-react/icons/wallet';
import { useEffect, useState } from 'react';
import { inPercent } from '../asset-details/positions.ts';
import { paths } from '../routes/paths.ts';

export const texts = [account];

/** Renders the value of the account with its day change, and the open accounts, with the link to the account centre. */
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
      {overview ? <Value overview={overview} /> : null}
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
      </List>
      <div className="border-line border-t p-4">
        <GoTo path={paths.center} width="full" variant={isPayInNext(overview) ? 'secondary' : 'primary'}>
          {t('center.title')}
        </GoTo>
      </div>
    </Card>
  );
}

/** The first deposit is then the primary action of the page. */
const isPayInNext = (overview: AccountOverview | undefined): boolean =>
  overview !== undefined &&
  toDosOf(overview, singaporeDate(new Date(overview.asOf))).items.some(({ kind }) => kind === 'pay-in');

function Value({ overview: { value } }: { readonly overview: AccountOverview }) {
  const t = useText(account);
  if (!value) return <p className="mt-0 mb-3 px-4 text-body text-ink-muted">{t('value.unknown')}</p>;
  const { currency, netAssets, dayChange } = value;
  const share = dayChange && dayChangeShare(dayChange, netAssets);
  return (
    <div className="border-line border-b px-4 pb-4">
      <p className="m-0 text-ink-muted text-label">{t('value.title')}</p>
      <p className="m-0 font-semibold text-ink">
        <Amount value={netAssets} currency={currency} size="display" />
      </p>
      {dayChange ? (
        <p className="m-0 flex flex-wrap items-baseline gap-x-2 text-ink-muted text-label">
          {t('value.dayChange')}
          <PriceChange change={dayChange} currency={currency} {...(share ? { percent: inPercent(share) } : {})} />
        </p>
      ) : null}
    </div>
  );
}
