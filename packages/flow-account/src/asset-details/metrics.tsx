import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { DescriptionList } from '@quayside/ui/description-list';
import { MetricName, MetricValue } from './figure.tsx';
import type { ShownMetrics } from './metric-groups.ts';

export type MetricsProps = { readonly metrics: ShownMetrics; readonly currency: string };

/** Renders the metrics by the customer's question. */
export function Metrics({ metrics, currency }: MetricsProps) {
  const t = useText(account);
  return metrics.groups.map(([group, ids]) => (
    <Card key={group} title={t(`details.group.${group}`)}>
      <DescriptionList
        items={ids.map((id) => ({
          id,
          label: <MetricName id={id} />,
          value: <MetricValue id={id} values={metrics.values} currency={currency} />,
        }))}
      />
    </Card>
  ));
}
