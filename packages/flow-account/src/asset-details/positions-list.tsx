import { useFlow } from '@quayside/flow/flow-context';
import { POSITIONS_ID } from '@quayside/flow-screens/internals/positions-id';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { EmptyState } from '@quayside/ui/empty-state';
import { SearchField } from '@quayside/ui/search-field';
import { SelectField } from '@quayside/ui/select-field';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { formatQuantity } from '@quayside/values/amount';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type RefObject, useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { account } from '../account/texts.ts';
import {
  columnKeys,
  getShownChange,
  type SortDirection,
  type SortKey,
  searchPositions,
  sortKeys,
} from './arrange-positions.ts';
import { changeTextKeys, rowStyles } from './position-row.tsx';
import { PositionSheet } from './position-sheet.tsx';
import { PositionTable } from './position-table.tsx';
import { PositionWindow } from './position-window.tsx';
import { FIRST_ROWS, type Position, SEARCHABLE_COUNT } from './positions.ts';
import { useChoice } from './use-choice.ts';
import { useSortedPositions } from './use-sorted-positions.ts';

type Change = keyof typeof changeTextKeys;

/** The values of `sort` in the URL. A second press on a column adds `-reversed`. */
const orders = [...new Set([...sortKeys, ...columnKeys])].flatMap((key) => [key, `${key}-reversed`] as const);

/** The values of the list's length in the URL: the first rows, or all rows. */
const extents = ['first', 'all'] as const;

type Props = {
  readonly positions: readonly Position[];
  readonly currency: string;
  /** Value of all positions, of which each position shows its share; undefined for an account with short positions. */
  readonly total: string | undefined;
  /** Changes of all positions; undefined while a price is missing. */
  readonly changes: { readonly profit: string | undefined; readonly dayChange: string | undefined };
};

/**
 * Renders the positions as a list, or as a table if the edition has one. From ten positions, the customer can search and sort them. A press on a row opens all
 * its figures.
 */
export function Positions({ positions, currency, total, changes: sums }: Props) {
  const t = useText(account);
  const language = useLanguage();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const { positions: look } = useFlow();
  const [order, setOrder] = useChoice('sort', orders, 'value');
  const [sort, direction] = keyOf(order);
  const [opened, setOpened] = useState<{ readonly position: Position; readonly state: 'open' | 'closed' }>();
  const [change, setChange] = useState<Change>(getShownChange(sort));
  const sorted = useSortedPositions(positions, sort, language, direction);
  const found = useMemo(() => sorted && searchPositions(sorted, wanted), [sorted, wanted]);
  const sortBy = (key: SortKey) => {
    setOrder(key);
    if (key !== 'value' && key !== 'name') setChange(getShownChange(key)); // a row shows the change by which the list is sorted
  };
  const isLong = positions.length > FIRST_ROWS;
  const [extent, setExtent] = useChoice('positions', extents, 'first', 'step');
  const shown = useMemo(
    () => (isLong && extent === 'first' && wanted === '' ? found?.slice(0, FIRST_ROWS) : found), // a search includes all positions
    [found, isLong, extent, wanted],
  );
  const section = useRef<HTMLElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  useFollowedFocus(extent, section, more);
  const open = useCallback((position: Position) => setOpened({ position, state: 'open' }), [setOpened]);
  const heading = useId();
  if (positions.length === 0)
    return (
      <Card>
        <EmptyState title={t('details.noPositions')}>{t('details.noPositionsText')}</EmptyState>
      </Card>
    );
  return (
    <section
      ref={section}
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
      <div className="overflow-hidden rounded-card border border-line bg-surface-raised">
        {positions.length >= SEARCHABLE_COUNT ? (
          <div className="flex flex-col gap-3 border-line border-b p-4">
            <SearchField name="position-search" label={t('details.search')} value={text} onValueChange={setText} />
            {look === 'table' ? null : (
              <SelectField
                name="position-sort"
                label={t('details.sort')}
                value={sort}
                onValueChange={(next) => sortBy(sortKeys.find((one) => one === next) ?? sort)}
                options={sortKeys.map((key) => ({ value: key, label: t(`sort.${key}`) }))}
              />
            )}
            <p role="status" className="sr-only">
              {wanted === '' || !found
                ? ''
                : t('details.found', { count: found.length, total: formatQuantity(String(positions.length)) })}
            </p>
          </div>
        ) : null}
        {!shown || !found ? (
          <SkeletonScreen>
            <Skeleton variant="block" height="30rem" />
          </SkeletonScreen>
        ) : found.length === 0 ? (
          <div className="p-4">
            <EmptyState title={t('details.noMatch')} />
          </div>
        ) : look === 'table' ? (
          <PositionTable
            positions={shown}
            sort={sort}
            direction={direction}
            onSort={(key, next) => setOrder(next === 'usual' ? key : `${key}-reversed`)}
            onOpen={open}
            totals={found.length === positions.length ? { positions, currency, ...sums } : undefined}
          />
        ) : (
          <PositionWindow positions={shown} change={change} onOpen={open} />
        )}
        {isLong && found && wanted === '' ? (
          <button
            ref={more}
            type="button"
            onClick={() => setExtent(extent === 'all' ? 'first' : 'all')}
            className={`${rowStyles} min-h-cell cursor-pointer justify-between border-0 border-line border-t border-solid bg-transparent font-[inherit] font-semibold text-accent text-body`}
          >
            {extent === 'all' ? t('details.fewer') : t('home.allPositions', { count: positions.length })}
            <ChevronDown
              aria-hidden
              className={`size-[1.25rem] shrink-0 text-ink-muted transition-transform ${extent === 'all' ? 'rotate-180' : ''}`}
            />
          </button>
        ) : null}
      </div>
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

/**
 * Moves the focus when the customer opens or closes a long list, also with Back. Opening focuses the last row above the new ones, and closing focuses the
 * button.
 */
function useFollowedFocus(
  extent: (typeof extents)[number],
  section: RefObject<HTMLElement | null>,
  more: RefObject<HTMLButtonElement | null>,
) {
  const before = useRef(extent);
  useEffect(() => {
    if (before.current === extent) return;
    before.current = extent;
    const row = section.current?.querySelector<HTMLElement>(`[data-index="${FIRST_ROWS - 1}"] button`);
    (extent === 'all' ? (row ?? section.current) : more.current)?.focus({ preventScroll: extent === 'all' });
  }, [extent, section, more]);
}

/** Returns the sort key and direction that a value of `sort` in the URL stands for. */
function keyOf(order: (typeof orders)[number]): readonly [key: SortKey, direction: SortDirection] {
  const key = order.replace(/-reversed$/, '') as SortKey;
  return [key, key === order ? 'usual' : 'reversed'];
}

type ChangeSwitchProps = {
  readonly value: Change;
  readonly onChange: (change: Change) => void;
  readonly labelledBy: string;
};

/** Renders a switch between the change since the last close and the change since the purchase. Calls `onChange` with the choice. */
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
          className="min-h-target min-w-target cursor-pointer rounded-control border-0 bg-transparent px-3 font-[inherit] text-caption text-ink-muted hover:text-ink aria-pressed:bg-surface-raised aria-pressed:font-semibold aria-pressed:text-accent"
        >
          {t(changeTextKeys[one])}
        </button>
      ))}
    </div>
  );
}
