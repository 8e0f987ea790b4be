import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import type { KeyOf, Translate } from '@quayside/i18n/define-text';
import { useText } from '@quayside/i18n/use-text';
import { account } from '../account/texts.ts';
import type { DetailsSkeletonProps, KnownDetails } from '../details-skeleton/details-skeleton.tsx';
import { InSkeletonContext, MetricFigure, MetricName } from './figure.tsx';
import type { MetricId } from './metric-groups.ts';
import { PositionLine } from './position-row.tsx';
import { SEARCHABLE_COUNT } from './positions.ts';
import { AccountName, buyingPowerMetrics, DayChange } from './valuation.tsx';

/**
 * Returns the props of the skeleton: the names of the figures, and values that home has already shown. With the `order` `value`, these include the largest
 * positions.
 */
export function useSkeletonValues(
  overview: AccountOverview | undefined,
  order: 'value' | 'other' = 'value',
): Pick<DetailsSkeletonProps, 'names' | 'known'> {
  const t = useText(account);
  const shown = overview?.accounts.find(({ type }) => type === 'cash' || type === 'margin');
  const type = shown?.type === 'margin' ? 'margin' : 'cash';
  const nameOf = (id: MetricId) => (
    <InSkeletonContext value>
      <MetricName id={id} />
    </InSkeletonContext>
  );
  const names = {
    netAssets: nameOf('netAssets'),
    dayChange: nameOf('dayChange'),
    profit: nameOf('unrealizedPL'),
    power: shown && nameOf(buyingPowerMetrics[type]),
    withdrawable: nameOf('withdrawableCash'),
    history: overview?.funded === false ? undefined : t('details.history'),
  };
  if (!overview?.value || !shown) return { names };
  const { currency, netAssets, dayChange } = overview.value;
  const known = {
    name: <AccountName name={t(`type.${type}`)} number={shown.number} />,
    netAssets: (
      <InSkeletonContext value>
        <MetricFigure id="netAssets" values={{ netAssets }} currency={currency} size="display" />
      </InSkeletonContext>
    ),
    dayChange: dayChange ? (
      <InSkeletonContext value>
        <DayChange values={{ netAssets, dayChange }} />
      </InSkeletonContext>
    ) : undefined,
    positions: overview.largest && order === 'value' ? knownPositions(overview.largest, t) : undefined,
  };
  return { names, known };
}

/**
 * Returns the first positions for the skeleton, or undefined if their place on the page is unknown: many positions have a search above them, and short
 * positions another order.
 */
function knownPositions(
  { positions, count }: NonNullable<AccountOverview['largest']>,
  t: Translate<KeyOf<typeof account>>,
): KnownDetails['positions'] {
  if (count === 0 || count >= SEARCHABLE_COUNT || positions.some(({ quantity }) => quantity.startsWith('-')))
    return undefined;
  const rows = positions.map((position) => ({
    id: position.id,
    row: (
      <div className="flex items-center gap-3 px-4 py-line">
        <PositionLine position={position} change="dayChange" />
      </div>
    ),
  }));
  return { title: t('details.positions', { count }), rows, count };
}
