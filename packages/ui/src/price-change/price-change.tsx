import { uiReading } from '@quayside/i18n/internals/text/ui-reading';
import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Amount } from '../amount/amount.tsx';
import { getTrend } from '../amount/trend.ts';
import type { ElementProps } from '../element-props/element-props.ts';
import { priceChangeStyles } from './price-change.styles.ts';

/**
 * The props of a `PriceChange`. The nearest ancestor with `data-stock-color` determines the colours of gains and
 * losses.
 */
export type PriceChangeProps = {
  /**
   * The change as a decimal in text, in the format of `@quayside/values/amount`, such as `-12.5`. If undefined, a dash
   * is shown.
   */
  change: string | undefined;
  /** The change in per cent of the previous price, as a decimal: `-1.25` is −1.25%. */
  percent?: string;
  /** An ISO 4217 currency code, shown before the change. */
  currency?: string;
  /** The text size. Default: `body`. */
  size?: 'body' | 'title' | 'display';
} & ElementProps<'span', 'children'>;

/**
 * Renders a price change with an arrow, a sign, a word for screen readers and a colour. A change of zero has no arrow
 * and no sign. `data-trend`: up, down, flat. Throws `InvalidAmountError` if a value is not a decimal.
 */
export function PriceChange({ change, percent, currency, size = 'body', className, ...rest }: PriceChangeProps) {
  const common = useText(ui);
  const t = useText(uiReading);
  if (change === undefined) {
    return (
      <span {...rest} className={priceChangeStyles({ size, className })}>
        <span aria-hidden>–</span>
        <span className="sr-only">{common('notGiven')}</span>
      </span>
    );
  }
  const trend = getTrend(change);
  const Icon = icons[trend];
  return (
    <span {...rest} data-trend={trend} className={priceChangeStyles({ size, className })}>
      {Icon ? <Icon aria-hidden size="1em" strokeWidth={2.5} className="shrink-0 self-center" /> : null}
      <span className="sr-only">{t(words[trend])} </span>
      <Amount value={change} currency={currency} variant="change" size={size} />
      {percent === undefined ? null : (
        <span className="text-[0.85em]">
          (<Amount value={percent} variant="change" />
          {'%)'}
        </span>
      )}
    </span>
  );
}

const icons = { up: ArrowUp, down: ArrowDown, flat: undefined };
const words = { up: 'priceUp', down: 'priceDown', flat: 'priceFlat' } as const;
