import { useText } from '@quayside/i18n/use-text';
import { Amount } from '@quayside/ui/amount';
import { type Amount as AmountText, addAmounts } from '@quayside/values/amount';
import { use } from 'react';
import { account } from '../account/texts.ts';
import { AmountsVisibleContext } from './amounts-visible.ts';
import { columnKeys } from './arrange-positions.ts';
import { HiddenAmount } from './figure.tsx';
import { cellStyles, FigureCell } from './position-cells.tsx';
import { calculateValue, type Position } from './positions.ts';
import { useValuedPositions } from './use-valued-positions.ts';

export type PositionTotalsProps = {
  readonly positions: readonly Position[];
  /** Currency of the account and of the figures. */
  readonly currency: string;
  /** Profit of all positions; undefined if a price is missing. */
  readonly profit: AmountText | undefined;
  readonly dayChange: AmountText | undefined;
};

/** Renders the total value, profit and day change of all positions. If a price is missing, renders the names of the positions without one instead. */
export function PositionTotals({ positions, currency, profit, dayChange }: PositionTotalsProps) {
  const t = useText(account);
  const shown = use(AmountsVisibleContext);
  const valued = useValuedPositions(positions);
  const row = { 'aria-rowindex': positions.length + 2, className: '*:border-b-0 font-semibold' };
  if (!valued) return null;
  const missing = valued.filter((one) => calculateValue(one) === undefined);
  if (missing.length > 0)
    return (
      <tfoot>
        <tr {...row}>
          <td colSpan={columnKeys.length} className={`${cellStyles} px-3 font-normal text-ink-muted`}>
            {t('table.noTotal', { of: missing.map(({ ticker, name }) => ticker ?? name).join(', ') })}
          </td>
        </tr>
      </tfoot>
    );
  const value = addAmounts('0', ...valued.flatMap((one) => calculateValue(one) ?? []));
  const money = (amount: AmountText | undefined, kind: 'plain' | 'change') =>
    shown ? <Amount value={amount} variant={kind} /> : <HiddenAmount />;
  return (
    <tfoot>
      <tr {...row}>
        <th scope="row" className={`${cellStyles} ps-3 text-start text-ink`}>
          {t('table.total')} <span className="font-normal text-ink-muted">{currency}</span>
        </th>
        <FigureCell is="quantity">{null}</FigureCell>
        <FigureCell is="value">{money(value, 'plain')}</FigureCell>
        <FigureCell is="profit">{money(profit, 'change')}</FigureCell>
        <FigureCell is="profit-share">{null}</FigureCell>
        <FigureCell is="day">{money(dayChange, 'change')}</FigureCell>
      </tr>
    </tfoot>
  );
}
