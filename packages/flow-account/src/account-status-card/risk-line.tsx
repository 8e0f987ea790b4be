import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { LinkCell } from '@quayside/flow-screens/internals/link-cell';
import { useText } from '@quayside/i18n/use-text';
import { maintenanceUse } from '@quayside/rules/internals/metrics/maintenance-use';
import { Card } from '@quayside/ui/card';
import { Gauge } from '@quayside/ui/gauge';
import { List } from '@quayside/ui/list';
import { account } from '../account/texts.ts';
import { formatPercent, toGaugeZones, toMaintenanceScale } from '../asset-details/risk-scale.ts';
import { paths } from '../routes/paths.ts';

type Props = { readonly of: NonNullable<AccountOverview['marginUse']> };

/**
 * Renders how close a margin account is to a margin call, with a link to its details. Renders nothing for a maintenance margin of 0, because nothing can be
 * liquidated.
 */
export function RiskLine({ of: { maintenanceMargin, equityWithLoanValue } }: Props) {
  const t = useText(account);
  if (Number(maintenanceMargin) === 0) return null;
  const scale = toMaintenanceScale(maintenanceUse(equityWithLoanValue, maintenanceMargin));
  return (
    <Card padding="none">
      <List label={t('home.risk')}>
        <LinkCell
          path={paths.details}
          detail={t('risk.safer')}
          title={
            <Gauge
              variant="line"
              label={t('home.risk')}
              value={scale.value}
              max={scale.max}
              zones={toGaugeZones(scale, (zone) => t(`risk.${zone}`))}
              hasOpenEnd
              format={formatPercent}
            />
          }
        />
      </List>
    </Card>
  );
}
