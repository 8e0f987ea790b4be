import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { formatAmount } from '@quayside/values/amount';
import type { ElementProps } from '../element-props/element-props.ts';
import { amountStyles } from './amount.styles.ts';
import { getTrend } from './trend.ts';

export type AmountProps = {
  /**
   * A decimal as text in the format of `@quayside/values/amount`, such as `-1234.5`. If undefined, the
   * component shows a dash.
   */
  value: string | undefined;
  /** An ISO 4217 code, shown before the number. */
  currency?: string;
  /**
   * The role of the amount. `change` adds a sign and colours gains and losses in the user's stock colours. Default:
   * `plain`.
   */
  variant?: 'plain' | 'change';
  /** The text size. Default: `body`. */
  size?: 'body' | 'title' | 'display';
} & ElementProps<'span', 'children'>;

/**
 * Renders an amount and its currency in a `<span>`, with thousands separators and two decimals (UI-06). The number never
 * breaks, and a `display` amount shrinks on a narrow screen.
 * Formats the text without conversion to a binary float. `data-trend`: up, down, flat. Throws `InvalidAmountError` if
 * `value` is not a decimal.
 */
export function Amount({ value, currency, variant, size = 'body', className, ...rest }: AmountProps) {
  const t = useText(ui);
  if (value === undefined) {
    return (
      <span {...rest} className={amountStyles({ size, className })}>
        <span aria-hidden>–</span>
        <span className="sr-only">{t('notGiven')}</span>
      </span>
    );
  }
  const trend = getTrend(value);
  const sign = variant === 'change' && trend === 'up' ? '+' : '';
  return (
    <span translate="no" {...rest} data-trend={trend} className={amountStyles({ size, variant, className })}>
      {currency ? (
        <span className={`font-normal text-ink-muted ${size === 'display' ? 'text-[0.5em]' : 'text-[0.8em]'}`}>
          {currency}
          {'\u00a0'}
          <wbr />
        </span>
      ) : null}
      {sign}
      {formatAmount(value)}
    </span>
  );
}
