import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { formatAmount, formatQuantity } from '@quayside/rules/amount';
import { Amount } from '@quayside/ui/amount';
import { PriceChange } from '@quayside/ui/price-change';
import { memo, use } from 'react';
import { AmountsShown } from './amounts-shown.ts';
import { HiddenAmount } from './figure.tsx';
import { figuresOf, inPercent, type Position } from './positions.ts';

export type PositionRowProps = {
  readonly position: Position;
  readonly currency: string;
  readonly onOpen: (position: Position) => void;
};

/** Renders a position as a button: ticker, name, quantity and price; its value, day change, and gain or loss with its percentage. Scrolling renders new rows only. */
export const PositionRow = memo(function PositionRow({ position, currency, onOpen }: PositionRowProps) {
  const t = useText(account);
  const shown = use(AmountsShown);
  const { name, ticker, quantity, price } = position;
  const { value, profit, profitShare, dayChange, dayChangeShare } = figuresOf(position);
  const priced = price === undefined ? t('details.noPrice') : formatAmount(price, { currency: position.currency });
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(position)}
      className="flex w-full cursor-pointer flex-wrap items-start justify-between gap-x-3 gap-y-1 border-0 bg-transparent px-4 py-3 text-start font-[inherit] -outline-offset-2! hover:bg-accent-soft active:bg-accent-soft"
    >
      <span className="min-w-0 flex-1 basis-32">
        <span className="block text-body text-ink">
          {ticker ? <strong className="font-semibold">{ticker}</strong> : null} {name}
        </span>
        <span className="block text-caption text-ink-muted tabular-nums">
          {shown ? t('details.quantity', { quantity: formatQuantity(quantity), price: priced }) : priced}
        </span>
      </span>
      <span className="ms-auto flex flex-col items-end text-end text-caption">
        <span className="text-body">{shown ? <Amount value={value} currency={currency} /> : <HiddenAmount />}</span>
        {shown ? (
          <>
            <Change label={t('position.today')} change={dayChange} share={dayChangeShare} />
            <Change label={t('position.profit')} change={profit} share={profitShare} />
          </>
        ) : null}
      </span>
    </button>
  );
});

type ChangeProps = {
  readonly label: string;
  readonly change: string | undefined;
  readonly share: string | undefined;
};

const Change = ({ label, change, share }: ChangeProps) => (
  <span className="inline-flex flex-wrap items-baseline justify-end gap-x-1.5">
    <span className="text-ink-muted">{label} </span>
    <PriceChange change={change} {...(share ? { percent: inPercent(share) } : {})} />
  </span>
);
