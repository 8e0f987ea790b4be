import { ui } from '@quayside/i18n/text/ui';
import { uiReading } from '@quayside/i18n/text/ui-reading';
import { useText } from '@quayside/i18n/use-text';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Minus from 'lucide-react/icons/minus';
import { Amount } from '../amount/amount.tsx';
import { trendOf } from '../amount/trend.ts';
import { priceChangeStyles } from './price-change.styles.ts';

/** By how much a price rose or fell; the colours follow `data-stock-color`. */
export type PriceChangeProps = {
  /** decimal text as `@quayside/rules/amount` writes it, `-12.5`; a dash stands for undefined */
  change: string | undefined;
  /** the same in hundredths of the price before, as decimal text: `-1.25` is −1.25 % */
  percent?: string;
  /** ISO 4217, shown before the change */
  currency?: string;
  size?: 'body' | 'title' | 'display';
};

/**
 * How far a price has moved: an arrow, a sign and a word say it, the colour of the stock colour type says it again. Renders a `<span>`;
 * `data-trend`: up, down, flat. Throws `InvalidAmountError` for a text that is no amount.
 */
export function PriceChange({ change, percent, currency, size = 'body' }: PriceChangeProps) {
  const common = useText(ui);
  const t = useText(uiReading);
  if (change === undefined) {
    return (
      <span className={priceChangeStyles({ size })}>
        <span aria-hidden>–</span>
        <span className="sr-only">{common('notGiven')}</span>
      </span>
    );
  }
  const trend = trendOf(change);
  const Icon = icons[trend];
  return (
    <span data-trend={trend} className={priceChangeStyles({ size })}>
      <Icon aria-hidden size="1em" strokeWidth={2.5} className="shrink-0 self-center" />
      <span className="sr-only">{t(words[trend])} </span>
      <Amount value={change} currency={currency} kind="change" size={size} />
      {percent === undefined ? null : (
        <span className="text-[0.85em]">
          (<Amount value={percent} kind="change" />
          {'\u00a0%)'}
        </span>
      )}
    </span>
  );
}

const icons = { up: ArrowUp, down: ArrowDown, flat: Minus };
const words = { up: 'priceUp', down: 'priceDown', flat: 'priceFlat' } as const;
