import type { AccountOverview } from '@quayside/contract/internals/account-overview';
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
 * Renders the open accounts with their net assets, and the risk of a margin account unless it has a margin call. `lead="positions"` renders the largest
 * positions instead of the accounts, which are then in `Beside`.
 */
export default function AccountStatusCard({ overview, lead }: StatusCardProps) {
  const { largest, margin, marginUse } = overview;
  return (
    <>
      {marginUse && margin?.calls.length === 0 ? <RiskLine of={marginUse} /> : null}
      {leadsWithPositions(overview, lead) && largest ? (
        <LargestPositions {...largest} />
      ) : (
        <Accounts overview={overview} />
      )}
    </>
  );
}

/** Renders what `AccountStatusCard` leaves out: the largest positions or, with `lead="positions"`, the accounts. */
export function Beside({ overview, lead }: StatusCardProps) {
  if (leadsWithPositions(overview, lead)) return <Accounts overview={overview} />;
  return overview.largest ? <LargestPositions {...overview.largest} /> : null;
}

const leadsWithPositions = ({ largest }: AccountOverview, lead: StatusCardProps['lead']): boolean =>
  lead === 'positions' && largest !== undefined && largest.positions.length > 0;

function Accounts({ overview: { accounts, value, contractValues } }: Pick<StatusCardProps, 'overview'>) {
  const t = useText(account);
  const worths = {
    cash: value,
    margin: value,
    options: undefined,
    futures: undefined,
    cfd: undefined,
    ...contractValues,
  };
  return (
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
        <LinkCell
          path={paths.center}
          icon={<CircleUserRound size="1.375rem" />}
          title={t('center.title')}
          detail={t('center.text')}
        />
      </List>
    </Card>
  );
}
