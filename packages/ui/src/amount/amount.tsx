import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { formatAmount } from '@quayside/rules/amount';
import { amountStyles } from './amount.styles.ts';
import { trendOf } from './trend.ts';

/** Which amount, in which currency, and whether it is one that rose or fell. */
export type AmountProps = {
  /** decimal text as `@quayside/rules/amount` writes it, `-1234.5`; a dash stands for undefined */
  value: string | undefined;
  /** ISO 4217, shown before the number */
  currency?: string;
  /** `change` signs gains and colours both ways by the stock colour type */
  kind?: 'plain' | 'change';
  size?: 'body' | 'title' | 'display';
};

/**
 * Money with thousands separators and two decimals (UI-06), never through a binary float. Renders a `<span>`; `data-trend`: up, down, flat.
 * Throws `InvalidAmountError` for a text that is no amount.
 */
export function Amount({ value, currency, kind = 'plain', size = 'body' }: AmountProps) {
  const t = useText(ui);
  if (value === undefined) {
    return (
      <span className={amountStyles({ size })}>
        <span aria-hidden>–</span>
        <span className="sr-only">{t('notGiven')}</span>
      </span>
    );
  }
  const trend = trendOf(value);
  const sign = kind === 'change' && trend === 'up' ? '+' : '';
  return (
    <span data-trend={trend} className={amountStyles({ size, kind })}>
      {currency ? <span className="font-normal text-[0.8em] text-ink-muted">{currency} </span> : null}
      {sign}
      {formatAmount(value)}
    </span>
  );
}
