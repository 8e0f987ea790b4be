import { useText } from '@quayside/i18n/use-text';
import { Amount } from '@quayside/ui/amount';
import { PriceChange } from '@quayside/ui/price-change';
import { formatQuantity } from '@quayside/values/amount';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { use } from 'react';
import { account } from '../account/texts.ts';
import { AmountsVisibleContext } from './amounts-visible.ts';
import { HiddenAmount } from './figure.tsx';
import { calculateFigures, type Position, type PricedPosition, toPercent } from './positions.ts';

/** The keys in the text group `account` that name the changes in a row. */
export const changeTextKeys = { dayChange: 'position.dayChange', profit: 'position.profit' } as const;

export type PositionRowProps = {
  readonly position: Position;
  readonly change: keyof typeof changeTextKeys;
  readonly onOpen: (position: Position) => void;
};

/** Renders a position as a button. A press calls `onOpen`, which shows all its figures. */
export function PositionRow({ position, change, onOpen }: PositionRowProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(position)}
      className={`${rowStyles} cursor-pointer border-0 bg-transparent font-[inherit]`}
    >
      <PositionLine position={position} change={change} />
    </button>
  );
}

/** Styles of a pressable row of positions. */
export const rowStyles =
  'flex w-full items-center gap-3 px-4 py-line text-start no-underline -outline-offset-2! hover:bg-accent-soft active:bg-accent-soft';

/** Renders the content of a row: ticker, name and quantity, the value in the currency of the account, and `change` with its percentage. */
export function PositionLine({
  position,
  change,
}: { readonly position: PricedPosition } & Pick<PositionRowProps, 'change'>) {
  const t = useText(account);
  const shown = use(AmountsVisibleContext);
  const { name, ticker, quantity } = position;
  const figures = calculateFigures(position);
  const share = figures[`${change}Share`];
  return (
    <>
      <span className="flex min-w-0 flex-1 flex-wrap items-start gap-x-2">
        <span className="min-w-0 flex-[1_1_6rem]">
          <span className="block text-body text-ink">
            <span className="font-semibold">{ticker ?? name}</span>{' '}
            {shown ? (
              <span className="inline-block whitespace-nowrap text-caption text-ink-muted tabular-nums">
                × {formatQuantity(quantity)}{' '}
              </span>
            ) : null}
          </span>
          {ticker ? <span className="block text-caption text-ink-muted">{name} </span> : null}
        </span>
        <span className="ms-auto flex max-w-full flex-col items-end text-end text-caption">
          <span className="text-body">
            {!shown ? (
              <HiddenAmount />
            ) : figures.value === undefined ? (
              <span className="text-ink-muted text-label">{t('details.noPrice')}</span>
            ) : (
              <Amount value={figures.value} />
            )}
          </span>
          {shown && figures[change] !== undefined ? (
            <span className="*:justify-end">
              <span className="sr-only"> {t(changeTextKeys[change])}: </span>
              <PriceChange change={figures[change]} {...(share ? { percent: toPercent(share) } : {})} />
            </span>
          ) : null}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-[1.25rem] shrink-0 text-ink-muted rtl:rotate-180" />
    </>
  );
}
