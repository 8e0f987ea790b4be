import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Edge } from './edges.ts';
import type { Lane } from './lanes.ts';

type Point = { readonly x: number; readonly y: number };
type Box = { readonly left: number; readonly width: number; readonly top: number };
/** A line through its points; `isEnd` where it reaches the screen, and not the edge of a row. */
type Line = {
  readonly edge: string;
  readonly lane: Lane | 'back' | 'all';
  readonly points: readonly Point[];
  readonly isEnd: boolean;
};

/** px above the pictures at which lines run: each way has its own height, so that they stay apart. */
const heights = { all: 9, 'digital-id': 9, manual: 15, back: 15 } as const;

const strokes = {
  all: 'stroke-ink-muted',
  'digital-id': 'stroke-warning',
  manual: 'stroke-accent',
  back: 'stroke-ink-muted [stroke-dasharray:3_3]',
} as const;

type ConnectorsProps = {
  /** The list of screens, which the lines lie above. */
  grid: RefObject<HTMLOListElement | null>;
  edges: readonly Edge[];
};

/** Draws lines to screens that are not the next in the list: over the other way to where both meet, and back. */
export function Connectors({ grid, edges }: ConnectorsProps) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    const { current } = grid;
    if (!current) return undefined;
    const measure = () => setLines(edges.flatMap((edge) => linesOf(edge, current)));
    const resized = new ResizeObserver(measure);
    resized.observe(current);
    measure();
    return () => resized.disconnect();
  }, [grid, edges]);
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-visible fill-none">
      {lines.map(({ edge, lane, points, isEnd }, at) => (
        <g key={`${edge} ${at}`} data-edge={edge} className={strokes[lane]} strokeWidth="1.75" strokeLinejoin="round">
          <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
          {isEnd && <path strokeLinecap="round" strokeDasharray="none" d={headAt(points.at(-1))} />}
        </g>
      ))}
    </svg>
  );
}

const headAt = (end: Point | undefined) => (end ? `M${end.x - 3.5} ${end.y - 4}l3.5 4 3.5-4` : '');

/** Returns the line of an edge: one within a row, and two where its screens are in different rows. */
function linesOf({ from, to, lane }: Edge, grid: HTMLElement): readonly Line[] {
  const [source, target] = [boxOf(from, grid), boxOf(to, grid)];
  if (!source || !target) return [];
  const isBack = target.top < source.top || (target.top === source.top && target.left < source.left);
  const kind: Line['lane'] = isBack ? 'back' : (lane ?? 'all');
  const start = source.left + source.width * 0.7;
  const end = target.left + target.width * (isBack ? 0.7 : 0.3);
  const [high, low] = [source.top - heights[kind], target.top - heights[kind]];
  const own = { edge: `${from} ${to}`, lane: kind };
  const arrival = [
    { x: end, y: low },
    { x: end, y: target.top - 1 },
  ];
  const departure = [
    { x: start, y: source.top },
    { x: start, y: high },
  ];
  if (high === low) return [{ ...own, points: [...departure, ...arrival], isEnd: true }];
  const { clientWidth } = grid;
  const [out, into] = isBack ? [0, clientWidth] : [clientWidth, 0];
  return [
    { ...own, points: [...departure, { x: out, y: high }], isEnd: false },
    { ...own, points: [{ x: into, y: low }, ...arrival], isEnd: true },
  ];
}

function boxOf(node: string, grid: HTMLElement): Box | undefined {
  const picture = grid.querySelector(`[data-node="${CSS.escape(node)}"]`);
  if (!picture) return undefined;
  const [{ left, top, width }, whole] = [picture.getBoundingClientRect(), grid.getBoundingClientRect()];
  return { left: left - whole.left, top: top - whole.top, width };
}
