import { useText } from '@quayside/i18n/use-text';
import { calculateEquity, calculateMaintenanceMargin, isMarginCall, marginCallPrice } from '@quayside/rules/leverage';
import { Card } from '@quayside/ui/card';
import { StatusTag } from '@quayside/ui/status-tag';
import { compareAmounts } from '@quayside/values/amount';
import type { LeverageExample } from './examples.ts';
import { FiguresTable } from './figures-table.tsx';
import { formatMoney } from './format-money.ts';
import { derivativePictures } from './texts.ts';

type State = 'enough' | 'call' | 'more';

/**
 * Renders a card with a bar for each falling price: the remaining deposit beside the required margin. States the price at which the margin call comes, and has
 * the figures as a table.
 */
export function MarginCallPicture({ example: { position, maintenance, prices } }: { example: LeverageExample }) {
  const t = useText(derivativePictures);
  const rows = prices.map((price) => {
    const left = calculateEquity(position, price);
    const state: State =
      compareAmounts(left, '0') < 0 ? 'more' : isMarginCall(position, maintenance, price) ? 'call' : 'enough';
    return { price, left, needed: calculateMaintenanceMargin(position, maintenance, price), state };
  });
  const most = Math.max(...rows.map(({ left }) => Number(left)));
  const called = marginCallPrice(position, maintenance);
  const title = t('margin.title');
  return (
    <Card title={title}>
      <p className="-mt-1 mb-3 text-ink-muted text-label">
        {t('margin.lead', { deposit: formatMoney(position.deposit), price: formatMoney(position.price) })}
      </p>
      <ul className="m-0 flex list-none flex-col gap-3 p-0">
        {rows.map(({ price, left, needed, state }) => (
          <li key={price}>
            <p className="m-0 mb-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-label">
              <span className="text-ink-muted tabular-nums">{formatMoney(price)}</span>
              <StatusTag tone={tones[state]}>{t(`margin.${state}`)}</StatusTag>
            </p>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden className="block h-3 w-full">
              <rect width="100" height="4" rx="0.6" className="fill-surface-sunken" />
              <rect width={share(left, most)} height="4" rx="0.6" className={bars[state]} />
              <rect x={share(needed, most)} width="0.6" height="4" className="fill-ink" />
            </svg>
            <p className="m-0 mt-1 text-caption text-ink tabular-nums">
              {t('margin.row', { left: formatMoney(left), needed: formatMoney(needed) })}
            </p>
          </li>
        ))}
      </ul>
      {called ? (
        <p className="mt-3 mb-0 text-ink text-label">{t('margin.words', { price: formatMoney(called) })}</p>
      ) : null}
      <FiguresTable
        label={title}
        columns={[t('margin.price'), t('margin.left'), t('margin.needed'), t('margin.state')]}
        rows={rows.map(
          ({ price, left, needed, state }) =>
            [formatMoney(price), formatMoney(left), formatMoney(needed), t(`margin.${state}`)] as const,
        )}
      />
      <p className="mt-2 mb-0 text-caption text-ink-muted">{t('illustration')}</p>
    </Card>
  );
}

const share = (amount: string, most: number): number => Math.max(0, (100 * Number(amount)) / most);
const tones = { enough: 'success', call: 'warning', more: 'danger' } as const;
const bars = { enough: 'fill-success', call: 'fill-warning', more: 'fill-danger' } as const;
