import { useFlow } from '@quayside/flow/flow-context';
import { POSITIONS_ID } from '@quayside/flow-screens/positions-id';
import { account } from '@quayside/i18n/text/account';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { EmptyState } from '@quayside/ui/empty-state';
import { SearchField } from '@quayside/ui/search-field';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import {
  changeOf,
  columnKeys,
  type SortDirection,
  type SortKey,
  searchPositions,
  sortKeys,
} from './arrange-positions.ts';
import { changes } from './position-row.tsx';
import { PositionSheet } from './position-sheet.tsx';
import { PositionTable } from './position-table.tsx';
import { PositionWindow } from './position-window.tsx';
import type { Position } from './positions.ts';
import { useChoice } from './use-choice.ts';
import { useSorted } from './use-sorted.ts';

/** Positions from which a search and a sort order help. */
const MANY = 10;

type Change = keyof typeof changes;

/** What the address says of the order; `-reversed`: a column was pressed again. */
const orders = [...new Set([...sortKeys, ...columnKeys])].flatMap((key) => [key, `${key}-reversed`] as const);

type Props = {
  readonly positions: readonly Position[];
  readonly currency: string;
  /** of all positions, for the share of one; undefined if there is none, as with short positions */
  readonly total: string | undefined;
};

/** Renders the positions, in a table if the edition has one; many with a search and a sort order, which the address keeps. A row opens all figures of its position. */
export function Positions({ positions, currency, total }: Props) {
  const t = useText(account);
  const language = useLanguage();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const { positions: look } = useFlow();
  const [order, setOrder] = useChoice('sort', orders, 'value');
  const [sort, direction] = keyOf(order);
  const [opened, setOpened] = useState<{ readonly position: Position; readonly state: 'open' | 'closed' }>();
  const [change, setChange] = useState<Change>(changeOf(sort));
  const sorted = useSorted(positions, sort, language, direction);
  const found = useMemo(() => sorted && searchPositions(sorted, wanted), [sorted, wanted]);
  const sortBy = (key: SortKey) => {
    setOrder(key);
    if (key !== 'value' && key !== 'name') setChange(changeOf(key)); // a row shows what it is sorted by
  };
  const open = useCallback((position: Position) => setOpened({ position, state: 'open' }), [setOpened]);
  const id = useId();
  const heading = useId();
  if (positions.length === 0)
    return (
      <Card>
        <EmptyState title={t('details.noPositions')}>{t('details.noPositionsText')}</EmptyState>
      </Card>
    );
  return (
    <section
      id={POSITIONS_ID}
      tabIndex={-1}
      aria-label={t('details.positions', { count: positions.length })}
      className="scroll-mt-18"
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={heading} className="m-0 text-ink text-title">
          {t('details.positions', { count: positions.length })}
        </h2>
        {look === 'table' ? null : <ChangeSwitch value={change} onChange={setChange} labelledBy={heading} />}
      </div>
      {positions.length >= MANY ? (
        <div className="mb-3 flex flex-col gap-2">
          <SearchField name="position-search" label={t('details.search')} value={text} onChange={setText} />
          {look === 'table' ? null : (
            <label htmlFor={id} className="flex flex-wrap items-center gap-x-2 text-ink-muted text-label">
              {t('details.sort')}
              <select
                id={id}
                value={sort}
                onChange={({ target }) => sortBy(sortKeys.find((one) => one === target.value) ?? sort)}
                className="min-h-target min-w-0 flex-1 cursor-pointer truncate rounded-control border border-line-strong bg-surface-raised px-3 font-[inherit] text-ink text-label"
              >
                {sortKeys.map((key) => (
                  <option key={key} value={key}>
                    {t(`sort.${key}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <p role="status" className="sr-only">
            {wanted === '' || !found
              ? ''
              : t('details.found', { count: found.length, total: positions.length.toLocaleString('en') })}
          </p>
        </div>
      ) : null}
      {!found ? (
        <SkeletonScreen>
          <Skeleton shape="block" height="30rem" />
        </SkeletonScreen>
      ) : found.length === 0 ? (
        <Card>
          <EmptyState title={t('details.noMatch')} />
        </Card>
      ) : look === 'table' ? (
        <PositionTable
          positions={found}
          sort={sort}
          direction={direction}
          onSort={(key, next) => setOrder(next === 'usual' ? key : `${key}-reversed`)}
          onOpen={open}
        />
      ) : (
        <PositionWindow positions={found} change={change} onOpen={open} />
      )}
      {opened ? (
        <PositionSheet
          position={opened.position}
          currency={currency}
          total={total}
          open={opened.state === 'open'}
          onClose={() => setOpened({ ...opened, state: 'closed' })}
        />
      ) : null}
    </section>
  );
}

/** Returns what an order of the address sorts by, and its direction. */
function keyOf(order: (typeof orders)[number]): readonly [key: SortKey, direction: SortDirection] {
  const key = order.replace(/-reversed$/, '') as SortKey;
  return [key, key === order ? 'usual' : 'reversed'];
}

type ChangeSwitchProps = {
  readonly value: Change;
  readonly onChange: (change: Change) => void;
  readonly labelledBy: string;
};

/** Renders the change that the rows show, since the last close or since the purchase, and switches it. */
function ChangeSwitch({ value, onChange, labelledBy }: ChangeSwitchProps) {
  const t = useText(account);
  return (
    <div role="group" aria-labelledby={labelledBy} className="flex rounded-control border border-line">
      {(['dayChange', 'profit'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={value === one}
          onClick={() => onChange(one)}
          className="min-h-target cursor-pointer rounded-control border-0 bg-transparent px-3 font-[inherit] text-caption text-ink-muted hover:text-ink aria-pressed:bg-surface-raised aria-pressed:font-semibold aria-pressed:text-accent"
        >
          {t(changes[one])}
        </button>
      ))}
    </div>
  );
}
