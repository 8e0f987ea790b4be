import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { formatQuantity } from '@quayside/rules/amount';
import { Amount } from '@quayside/ui/amount';
import { DescriptionList } from '@quayside/ui/description-list';
import { PriceChange } from '@quayside/ui/price-change';
import { Sheet } from '@quayside/ui/sheet';
import { type ReactNode, use } from 'react';
import { AmountsShown } from './amounts-shown.ts';
import { HiddenAmount } from './figure.tsx';
import { figuresOf, inPercent, type Position } from './positions.ts';

export type PositionSheetProps = {
  readonly position: Position;
  readonly currency: string;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Renders all figures of a position in a sheet. Prices are in its own currency, all other amounts in the account's. */
export function PositionSheet({ position, currency, open, onClose }: PositionSheetProps) {
  const t = useText(account);
  const shown = use(AmountsShown);
  const figures = figuresOf(position);
  const hideable = (node: ReactNode) => (shown ? node : <HiddenAmount />);
  const price = (value: string | undefined) => <Amount value={value} currency={position.currency} />;
  const money = (value: string | undefined) =>
    hideable(value === undefined ? t('details.notAvailable') : <Amount value={value} currency={currency} />);
  const change = (value: string | undefined, share: string | undefined) =>
    hideable(
      value === undefined ? (
        t('details.notAvailable')
      ) : (
        <PriceChange change={value} currency={currency} {...(share ? { percent: inPercent(share) } : {})} />
      ),
    );
  const rows: readonly (readonly [Row, ReactNode] | undefined)[] = [
    position.ticker ? ['ticker', position.ticker] : undefined,
    ['quantity', hideable(formatQuantity(position.quantity))],
    ['price', position.price === undefined ? t('details.noPrice') : price(position.price)],
    position.previousClose === undefined ? undefined : ['previousClose', price(position.previousClose)],
    ['averageCost', hideable(price(position.cost))],
    ['value', money(figures.value)],
    ['cost', money(figures.cost)],
    ['profit', change(figures.profit, figures.profitShare)],
    ['dayChange', change(figures.dayChange, figures.dayChangeShare)],
    ['currency', position.currency],
  ];
  return (
    <Sheet open={open} onOpenChange={(next) => next || onClose()} title={position.name}>
      <DescriptionList
        items={rows.flatMap((row) => (row ? [{ id: row[0], label: t(`position.${row[0]}`), value: row[1] }] : []))}
      />
      {position.rate !== undefined && position.currency !== currency ? (
        <p className="m-0 mt-3 text-caption text-ink-muted">
          {t('position.converted', { currency, rate: position.rate })}
        </p>
      ) : null}
    </Sheet>
  );
}

type Row =
  | 'ticker'
  | 'quantity'
  | 'price'
  | 'previousClose'
  | 'averageCost'
  | 'value'
  | 'cost'
  | 'profit'
  | 'dayChange'
  | 'currency';
