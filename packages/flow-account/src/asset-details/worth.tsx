import { dayChangeShare } from '@quayside/rules/metrics/position-worth';
import { Card } from '@quayside/ui/card';
import { PriceChange } from '@quayside/ui/price-change';
import { type ReactNode, use } from 'react';
import { AmountsShown } from './amounts-shown.ts';
import { Figure, MetricName, MetricValue } from './figure.tsx';
import type { ShownMetrics } from './metric-groups.ts';
import { inPercent } from './positions.ts';

export type WorthProps = {
  readonly values: ShownMetrics['values'];
  readonly currency: string;
  /** the switch that hides amounts */
  readonly hide: ReactNode;
};

/** Renders net assets, the day change with its percentage, and the unrealized profit. */
export function Worth({ values, currency, hide }: WorthProps) {
  const { netAssets, dayChange } = values;
  const shown = use(AmountsShown);
  const share = netAssets && dayChange && dayChangeShare(dayChange, netAssets);
  return (
    <Card>
      <div className="float-end -mb-2">{hide}</div>
      <Figure id="netAssets" values={values} currency={currency} size="display" />
      <div className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
        <div>
          <p className="m-0 text-ink-muted text-label">
            <MetricName id="dayChange" />
          </p>
          <p className="m-0">
            {shown && dayChange !== undefined ? (
              <PriceChange change={dayChange} currency={currency} {...(share ? { percent: inPercent(share) } : {})} />
            ) : (
              <MetricValue id="dayChange" values={values} currency={currency} />
            )}
          </p>
        </div>
        <Figure id="unrealizedPL" values={values} currency={currency} />
      </div>
    </Card>
  );
}
