import type { Position } from './positions.ts';
import { runToEnd, SLICE_SIZE, sortInSlices } from './sort-in-slices.ts';

/** The criteria by which customers can sort the list of positions. */
export const sortKeys = ['value', 'day', 'profit', 'profit-share', 'name'] as const;
/** The criteria by which customers can sort the table of positions, one for each column from first to last. */
export const columnKeys = ['ticker', 'quantity', 'value', 'profit', 'profit-share', 'day'] as const;
export type SortKey = (typeof sortKeys)[number] | (typeof columnKeys)[number];
/** The direction of a sort. `usual`: texts from A, figures from the greatest. `reversed`: the opposite. Positions without a quote are last in both. */
export type SortDirection = 'usual' | 'reversed';

/** Returns which change a row shows: `profit` if the list is sorted by profit, otherwise `dayChange`. */
export const getShownChange = (key: SortKey): 'dayChange' | 'profit' =>
  key === 'profit' || key === 'profit-share' ? 'profit' : 'dayChange';

/** Returns the positions whose name or ticker contains `text`. Ignores case and character width. Returns all positions for an empty text. */
export function searchPositions(positions: readonly Position[], text: string): readonly Position[] {
  const wanted = folded(text.trim());
  return wanted === '' ? positions : positions.filter((position) => searchedOf(position).includes(wanted));
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

const searched = new WeakMap<Position, string>();

/** Returns a position's name and ticker, folded for the search. Cached, so that a key press does not fold 10,000 names again. */
function searchedOf(position: Position): string {
  const known = searched.get(position);
  if (known !== undefined) return known;
  const text = folded(`${position.name}\n${position.ticker ?? ''}`);
  searched.set(position, text);
  return text;
}

/**
 * Returns the positions sorted by a key. Values sort by their absolute amount, and texts by the rules of `language` (BCP 47). The sort is stable, and uses
 * binary floats, because 10,000 exact amounts take too long.
 */
export const sortPositions = (
  positions: readonly Position[],
  key: SortKey,
  language: string,
  direction: SortDirection = 'usual',
): readonly Position[] => runToEnd(sortPositionsInSlices(positions, key, language, direction));

/** Sorts like `sortPositions`, but yields between slices, so that the page can handle scrolling and input. The generator returns the sorted positions. */
export function* sortPositionsInSlices(
  positions: readonly Position[],
  key: SortKey,
  language: string,
  direction: SortDirection = 'usual',
): Generator<undefined, readonly Position[]> {
  const usual =
    key === 'name' || key === 'ticker'
      ? yield* placesByText(positions, language, key === 'name' ? nameOf : tickerOf)
      : (position: Position) => rankOf(position, key);
  const rank =
    direction === 'usual'
      ? usual
      : (position: Position) => {
          const found = usual(position);
          return found === LAST ? LAST : -found;
        };
  const ranked: Ranked[] = [];
  for (const position of positions) {
    searchedOf(position); // fills the cache before the first key press of a search
    if (ranked.push({ position, rank: rank(position) }) % SLICE_SIZE === 0) yield undefined;
  }
  const sorted = yield* sortInSlices(ranked, (one, other) => (one.rank === other.rank ? 0 : other.rank - one.rank));
  return sorted.map(({ position }) => position);
}

type Ranked = { readonly position: Position; readonly rank: number };

const nameOf = ({ name }: Position) => name;
const tickerOf = ({ name, ticker }: Position) => ticker ?? name;

/**
 * Returns a function that ranks positions by a text in the order of `language`. Compares each distinct text once, because many positions can have the same
 * name.
 */
function* placesByText(
  positions: readonly Position[],
  language: string,
  textOf: (position: Position) => string,
): Generator<undefined, (position: Position) => number> {
  const texts = [...new Set(positions.map(textOf))];
  const sorted = yield* sortInSlices(texts, new Intl.Collator(language).compare);
  const places = new Map(sorted.map((text, at) => [text, -at]));
  return (position) => places.get(textOf(position)) ?? 0;
}

const LAST = -Number.MAX_VALUE;

function rankOf(position: Position, key: Exclude<SortKey, 'name' | 'ticker'>): number {
  const { quantity, multiplier = '1', price, previousClose, cost, rate } = position;
  if (key === 'quantity') return Number(quantity);
  if (price === undefined || rate === undefined) return LAST;
  const units = Number(quantity) * Number(multiplier) * Number(rate);
  if (key === 'value') return Math.abs(units * Number(price));
  if (key === 'day') return previousClose === undefined ? LAST : units * (Number(price) - Number(previousClose));
  const profit = units * (Number(price) - Number(cost));
  if (key === 'profit') return profit;
  const paid = Math.abs(units * Number(cost));
  return paid > 0 ? profit / paid : LAST;
}
