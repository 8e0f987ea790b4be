import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { DescriptionList } from '@quayside/ui/description-list';
import type { ShownMetrics } from '../metric-groups.ts';
import { MetricName, MetricValue } from './figure.tsx';

/** Every other metric, group by group. */
export function Metrics({ metrics, currency }: { readonly metrics: ShownMetrics; readonly currency: string }) {
  const t = useText(account);
  return metrics.groups.map(([group, ids]) => (
    <Card key={group} title={t(`details.group.${group}`)}>
      <DescriptionList
        items={ids.map((id) => ({
          id,
          label: <MetricName id={id} />,
          value: <MetricValue id={id} value={metrics.values[id]} currency={currency} />,
        }))}
      />
    </Card>
  ));
}
