import type { AccountDetails } from '@quayside/contract/account-details';
import { GoTo } from '@quayside/flow/go-to';
import { instantText } from '@quayside/i18n/instant-text';
import { account } from '@quayside/i18n/text/account';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { compareAmounts } from '@quayside/rules/amount';
import type { MissingQuote } from '@quayside/rules/metrics';
import { AreaChart } from '@quayside/ui/area-chart';
import { Card } from '@quayside/ui/card';
import { Donut } from '@quayside/ui/donut';
import { EmptyState } from '@quayside/ui/empty-state';
import { Notice } from '@quayside/ui/notice';
import { PullToRefresh } from '@quayside/ui/pull-to-refresh';
import { type ReactNode, useMemo, useState } from 'react';
import { type AccountView, metricsOf, type ShownMetrics } from '../metric-groups.ts';
import { paths } from '../paths.ts';
import { allocationOf, type Position, positionsOf, sidesOf } from '../positions.ts';
import { AmountsShown } from './amounts-shown.ts';
import { AmountsSwitch } from './amounts-switch.tsx';
import { Figure } from './figure.tsx';
import { Hideable } from './hideable.tsx';
import { Metrics } from './metrics.tsx';
import { Positions } from './positions-list.tsx';
import { Risk } from './risk.tsx';
import { Sides } from './sides.tsx';

/** Prices older than this are said to be so. Ours: what brokers call delayed. */
const STALE_AFTER_MS = 15 * 60_000;

type Props = {
  readonly details: AccountDetails;
  readonly view: AccountView;
  readonly onRefresh: () => Promise<void>;
};

/** Net assets first, then risk, every metric with its definition, the trend, the allocation and the positions. */
export function Details({ details, view, onRefresh }: Props) {
  const t = useText(account);
  const language = useLanguage();
  const [amounts, setAmounts] = useState<'shown' | 'hidden'>('shown');
  const shown = useMemo(() => metricsOf(details, view), [details, view]);
  const positions = useMemo(() => positionsOf(details, view), [details, view]);
  if (shown.state === 'absent')
    return (
      <EmptyState title={t('details.none')} action={<GoTo path={paths.center}>{t('center.title')}</GoTo>}>
        {t('details.noneText')}
      </EmptyState>
    );
  const { currency, quotedAt, asOf } = details;
  const stale = Date.parse(asOf) - Date.parse(quotedAt) > STALE_AFTER_MS;
  const time = instantText(quotedAt, language);
  const hide = <AmountsSwitch onSwitch={() => setAmounts(amounts === 'shown' ? 'hidden' : 'shown')} />;
  return (
    <AmountsShown value={amounts === 'shown'}>
      <PullToRefresh onRefresh={onRefresh} note={t('details.asOf', { time })}>
        <div className="mt-2 flex flex-col gap-4">
          {stale ? <Notice tone="warning">{t('details.stale', { time })}</Notice> : null}
          {shown.state === 'incomplete' ? (
            <Notice tone="warning" title={t('details.incomplete', { of: namesOf(shown.missing, positions) })}>
              {t('details.incompleteText')}
            </Notice>
          ) : (
            <Valued metrics={shown.metrics} details={details} view={view} positions={positions} hide={hide} />
          )}
          <Positions
            positions={positions}
            currency={currency}
            aside={shown.state === 'incomplete' ? hide : undefined}
          />
          <p className="m-0 text-caption text-ink-muted">{t('illustrative')}</p>
        </div>
      </PullToRefresh>
    </AmountsShown>
  );
}

type ValuedProps = Omit<Props, 'onRefresh'> & {
  readonly metrics: ShownMetrics;
  readonly positions: readonly Position[];
  readonly hide: ReactNode;
};

function Valued({ metrics, details, view, positions, hide }: ValuedProps) {
  const t = useText(account);
  const { currency, trend } = details;
  const words = { cash: t('details.cashPart'), others: t('details.otherPart') };
  const isEmpty = positions.length === 0 && compareAmounts(metrics.values.netAssets ?? '0', '0') === 0;
  const sides = sidesOf(positions);
  const parts = allocationOf(positions, metrics.values.cashBalance ?? '0', words);
  return (
    <>
      <Card>
        <div className="float-end -mb-2">{hide}</div>
        <Figure id="netAssets" value={metrics.values.netAssets} currency={currency} size="display" />
        <div className="mt-3">
          <Figure id="unrealizedPL" value={metrics.values.unrealizedPL} currency={currency} size="title" />
        </div>
      </Card>
      <Risk metrics={metrics} view={view} />
      <Metrics metrics={metrics} currency={currency} />
      {view === 'securities' && !isEmpty ? (
        <Hideable>
          <Card>
            <AreaChart
              label={t('details.trend', { days: trend.length })}
              points={trend.map(({ on, netAssets }) => ({ date: on, value: netAssets }))}
              currency={currency}
            />
          </Card>
          <Card>
            <Donut
              label={t('details.allocation')}
              parts={parts}
              currency={currency}
              totalLabel={t(
                sides
                  ? parts.some(({ id }) => id === 'cash')
                    ? 'details.longAndCash'
                    : 'details.long'
                  : 'details.total',
              )}
            />
            {sides ? <Sides {...sides} positionValue={metrics.values.positionValue} currency={currency} /> : null}
          </Card>
        </Hideable>
      ) : null}
    </>
  );
}

/** What a quote is missing of, by name: no customer knows an id. */
function namesOf(missing: readonly MissingQuote[], positions: readonly Position[]): string {
  const names = missing.map(({ of }) => positions.find(({ id }) => id === of)?.name ?? of);
  return [...new Set(names)].join(', ');
}
