import { useText } from '@quayside/i18n/use-text';
import { DescriptionList } from '@quayside/ui/description-list';
import { Disclosure } from '@quayside/ui/disclosure';
import { compareAmounts } from '@quayside/values/amount';
import { type ReactNode, use, useId } from 'react';
import { account } from '../account/texts.ts';
import { AmountsVisibleContext } from './amounts-visible.ts';
import { MetricName, MetricValue } from './figure.tsx';
import type { MetricId, ShownMetrics } from './metric-groups.ts';

export type MetricsProps = { readonly metrics: ShownMetrics; readonly currency: string };

/** Renders all metrics in groups, in a closed disclosure. The metrics with the value 0 share one line at the end. */
export function Metrics({ metrics: { groups, values }, currency }: MetricsProps) {
  const t = useText(account);
  const shown = use(AmountsVisibleContext);
  const isZero = (id: MetricId) => {
    const value = values[id];
    return shown && value !== undefined && compareAmounts(value, '0') === 0;
  };
  const others = groups.map(([group, ids]) => [group, ids.filter((id) => !isZero(id))] as const);
  const zeros = groups.flatMap(([, ids]) => ids.filter(isZero));
  return (
    <Disclosure variant="card" summary={t('details.allFigures')}>
      <div className="flex flex-col gap-6">
        {others.map(([group, ids]) =>
          ids.length > 0 ? (
            <Group key={group} title={t(`details.group.${group}`)}>
              <DescriptionList
                items={ids.map((id) => ({
                  id,
                  label: <MetricName id={id} />,
                  value: <MetricValue id={id} values={values} currency={currency} />,
                }))}
              />
            </Group>
          ) : null,
        )}
        {zeros.length > 0 ? (
          <Group title={t('details.zeros', { count: zeros.length })}>
            <ul className="m-0 flex list-none flex-wrap gap-x-5 gap-y-3 p-0 text-label">
              {zeros.map((id) => (
                <li key={id}>
                  <MetricName id={id} />
                </li>
              ))}
            </ul>
          </Group>
        ) : null}
      </div>
    </Disclosure>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="m-0 mb-2 font-semibold text-body text-ink">
        {title}
      </h3>
      {children}
    </section>
  );
}
