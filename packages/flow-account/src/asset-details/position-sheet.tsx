import { useText } from '@quayside/i18n/use-text';
import { shareOfBase } from '@quayside/rules/internals/metrics/position-value';
import { Amount } from '@quayside/ui/amount';
import { DescriptionList } from '@quayside/ui/description-list';
import { PriceChange } from '@quayside/ui/price-change';
import { Sheet } from '@quayside/ui/sheet';
import { formatQuantity, formatShare } from '@quayside/values/amount';
import { type ReactNode, use } from 'react';
import { account } from '../account/texts.ts';
import { AmountsVisibleContext } from './amounts-visible.ts';
import { HiddenAmount } from './figure.tsx';
import { calculateFigures, type Position, toPercent } from './positions.ts';

export type PositionSheetProps = {
  readonly position: Position;
  readonly currency: string;
  /** Value of all positions, of which the sheet shows this position's share; undefined: no share. */
  readonly total: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
};

/**
 * Renders a sheet with the value, changes and share of a position, then the figures behind them. Prices are in the currency of the position, other amounts in
 * that of the account.
 */
export function PositionSheet({ position, currency, total, open, onClose }: PositionSheetProps) {
  const t = useText(account);
  const shown = use(AmountsVisibleContext);
  const figures = calculateFigures(position);
  const hideable = (node: ReactNode) => (shown ? node : <HiddenAmount />);
  const price = (value: string | undefined) => <Amount value={value} currency={position.currency} />;
  const money = (value: string | undefined, size?: 'display') =>
    hideable(
      value === undefined ? (
        <span className="text-ink-muted text-body">{t('details.notAvailable')}</span>
      ) : (
        <Amount value={value} currency={currency} {...(size ? { size } : {})} />
      ),
    );
  const change = (value: string | undefined, share: string | undefined) =>
    hideable(
      value === undefined ? (
        t('details.notAvailable')
      ) : (
        <PriceChange change={value} {...(share ? { percent: toPercent(share) } : {})} />
      ),
    );
  const share = figures.value && total ? shareOfBase(figures.value, total) : undefined;
  const first: readonly Row[] = [
    ['dayChange', change(figures.dayChange, figures.dayChangeShare)],
    ['profit', change(figures.profit, figures.profitShare)],
    ...(share ? [['share', hideable(<span className="tabular-nums">{formatShare(share)}</span>)] as const] : []),
  ];
  const others: readonly Row[] = [
    ['quantity', hideable(formatQuantity(position.quantity))],
    ['price', position.price === undefined ? t('details.noPrice') : price(position.price)],
    ...(position.previousClose === undefined ? [] : [['previousClose', price(position.previousClose)] as const]),
    ['averageCost', hideable(price(position.cost))],
    ['cost', money(figures.cost)],
  ];
  return (
    <Sheet open={open} onOpenChange={(next) => next || onClose()} title={position.name}>
      <p className="m-0 text-caption text-ink-muted">
        {position.ticker ? `${position.ticker} · ${position.currency}` : position.currency}
      </p>
      <dl className="m-0 mb-4 flex flex-wrap gap-x-4 gap-y-3 *:min-w-0 *:flex-[1_1_6rem]">
        <div className="basis-full!">
          <dt className="sr-only">{t('position.value')}</dt>
          <dd className="m-0 font-semibold text-ink">{money(figures.value, 'display')}</dd>
        </div>
        {first.map(([id, value]) => (
          <div key={id}>
            <dt className="text-caption text-ink-muted">{t(`position.${id}`)}</dt>
            <dd className="m-0 text-body text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <DescriptionList items={others.map(([id, value]) => ({ id, label: t(`position.${id}`), value }))} />
      {position.rate !== undefined && position.currency !== currency ? (
        <p className="m-0 mt-3 text-caption text-ink-muted">
          {t('position.converted', { currency, rate: position.rate })}
        </p>
      ) : null}
    </Sheet>
  );
}

type Row = readonly [
  'quantity' | 'price' | 'previousClose' | 'averageCost' | 'cost' | 'profit' | 'dayChange' | 'share',
  ReactNode,
];
