import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { formatAmount, formatQuantity } from '@quayside/rules/amount';
import { Amount } from '@quayside/ui/amount';
import { use } from 'react';
import type { Position } from '../positions.ts';
import { AmountsShown } from './amounts-shown.ts';
import { HiddenAmount } from './figure.tsx';

/** Name, quantity and price; at the end what it is worth, and the gain or loss in the stock colours. */
export function PositionRow({ position, currency }: { readonly position: Position; readonly currency: string }) {
  const t = useText(account);
  const shown = use(AmountsShown);
  const { name, quantity, price, value, profit } = position;
  const priced = price === undefined ? t('details.noPrice') : formatAmount(price, { currency: position.currency });
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3">
      <div className="min-w-0 flex-1 basis-32">
        <span className="block text-body text-ink">{name}</span>
        <span className="block text-caption text-ink-muted tabular-nums">
          {shown ? t('details.quantity', { quantity: formatQuantity(quantity), price: priced }) : priced}
        </span>
      </div>
      <div className="ms-auto text-end">
        {shown ? (
          <>
            <span className="block">
              <Amount value={value} currency={currency} />
            </span>
            <span className="block">
              <Amount value={profit} kind="change" />
            </span>
          </>
        ) : (
          <HiddenAmount />
        )}
      </div>
    </div>
  );
}
