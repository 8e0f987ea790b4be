import type { PrintMark } from './marks.ts';

/** A mark and the number of its column. Neighbours differ by one; a missing character skips a number. */
export type PlacedMark = { readonly mark: PrintMark; readonly column: number };

/** A line of print with a fixed pitch: its marks from left to right, and the distance of two neighbours in pixels. */
export type PrintLine = { readonly marks: readonly PlacedMark[]; readonly pitch: number };

/** The minimum number of marks in a line: half of the 30 characters in a line of a card. */
const LEAST_MARKS = 15;
/** The maximum number of consecutive missing characters, for example under a reflection. */
const MOST_MISSING = 5;

/** Returns the lines of print with a fixed pitch, longest first. A line may be rotated by up to about 15°. */
export function findPrintLines(marks: readonly PrintMark[]): readonly PrintLine[] {
  const sorted = [...marks].sort((a, b) => a.x - b.x);
  const rightOf = new Map<PrintMark, PrintMark>();
  for (const [index, mark] of sorted.entries()) {
    const right = findRightNeighbour(sorted, index, mark);
    if (right) rightOf.set(mark, right);
  }
  const used = new Set<PrintMark>();
  const lines: PrintLine[] = [];
  for (const chain of findChains(sorted, rightOf)) {
    if (chain.length < 5 || chain.some((mark) => used.has(mark))) continue;
    const line = extendLine(chain, sorted, used);
    if (line.marks.length < LEAST_MARKS) continue;
    lines.push(line);
    for (const { mark } of line.marks) used.add(mark);
  }
  return lines.sort((a, b) => b.marks.length - a.marks.length);
}

const alike = (a: PrintMark, b: PrintMark) => a.height < b.height * 1.45 && b.height < a.height * 1.45;

function findRightNeighbour(sorted: readonly PrintMark[], index: number, mark: PrintMark): PrintMark | undefined {
  let nearest: PrintMark | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let at = index + 1; at < sorted.length; at++) {
    const other = sorted[at];
    if (!other || other.x - mark.x > mark.height * 1.6) break;
    const away = other.x - mark.x + 2 * Math.abs(other.y - mark.y);
    if (other.x - mark.x < mark.height * 0.45 || Math.abs(other.y - mark.y) > mark.height * 0.45) continue;
    if (!alike(mark, other) || away >= least) continue;
    least = away;
    nearest = other;
  }
  return nearest;
}

/** Returns the chains of marks that follow each other to the right, longest first. */
function findChains(sorted: readonly PrintMark[], rightOf: ReadonlyMap<PrintMark, PrintMark>): readonly PrintMark[][] {
  const linked = new Set(rightOf.values());
  const chains = sorted.flatMap((mark) => {
    if (linked.has(mark)) return [];
    const chain = [mark];
    for (let next = rightOf.get(mark); next; next = rightOf.get(next)) chain.push(next);
    return chain.length > 1 ? [findLongestEvenRun(chain)] : [];
  });
  return chains.sort((a, b) => b.length - a.length);
}

/** Returns the longest part of a chain in which all distances are equal. */
function findLongestEvenRun(chain: readonly PrintMark[]): PrintMark[] {
  let best: readonly PrintMark[] = [];
  let from = 0;
  for (let at = 1; at <= chain.length; at++) {
    const middle = median(chain.slice(from + 1, at).map((mark, index) => mark.x - (chain[from + index]?.x ?? 0)));
    const [last, next] = [chain[at - 1], chain[at]];
    const even = last && next && (at - from < 2 || Math.abs(next.x - last.x - middle) < middle * 0.22);
    if (even) continue;
    if (at - from > best.length) best = chain.slice(from, at);
    from = at;
  }
  return [...best];
}

/** Extends a line in both directions. Expects the next mark one pitch away, or several if characters are missing. */
function extendLine(
  chain: readonly PrintMark[],
  sorted: readonly PrintMark[],
  used: ReadonlySet<PrintMark>,
): PrintLine {
  const pitch = median(chain.slice(1).map((mark, index) => mark.x - (chain[index]?.x ?? 0)));
  const free = sorted.filter((mark) => !used.has(mark));
  const placed: PlacedMark[] = chain.map((mark, column) => ({ mark, column }));
  for (const direction of [1, -1]) {
    for (let next = findNextMark(placed, free, direction); next; next = findNextMark(placed, free, direction)) {
      if (direction === 1) placed.push(next);
      else placed.unshift(next);
    }
  }
  return { marks: placed, pitch };
}

function findNextMark(
  placed: readonly PlacedMark[],
  free: readonly PrintMark[],
  direction: number,
): PlacedMark | undefined {
  const near = direction === 1 ? placed.slice(-8) : placed.slice(0, 8).toReversed();
  const [end, start] = [near[0], near.at(-1)];
  if (!end || !start || start.column === end.column) return undefined;
  const steps = (start.column - end.column) * direction;
  const [stepX, stepY] = [(start.mark.x - end.mark.x) / steps, (start.mark.y - end.mark.y) / steps];
  const pitch = Math.abs(stepX);
  for (let step = 1; step <= MOST_MISSING + 1; step++) {
    const [x, y] = [start.mark.x + stepX * step, start.mark.y + stepY * step];
    const tolerance = pitch * (0.26 + 0.04 * step);
    const found = free
      .filter((mark) => Math.abs(mark.x - x) < tolerance && Math.abs(mark.y - y) < tolerance && alike(mark, start.mark))
      .sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0];
    if (found) return { mark: found, column: start.column + step * direction };
  }
  return undefined;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
