import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { wordsOfState } from '../states.ts';
import { Connectors } from './connectors.tsx';
import type { FlowDrawing, Place, StatePlace, StepPlace } from './drawings.ts';
import { edgesOf } from './edges.ts';
import { wordsOfGroup } from './group-words.ts';
import { type Lane, labelsOf, lanes, lettersOf, stretchesOf, wayByWay } from './lanes.ts';
import { StoryPicture } from './story-picture.tsx';

/** The id of a step in the detailed map. */
export const anchorOf = (drawing: FlowDrawing, { id }: Pick<Place, 'id'>): string =>
  `${drawing.name}-${id}`.replaceAll(/[^\w-]/g, '-');

/**
 * Shows a whole journey at once, from its start to its outcomes: the top of each screen with its name, below the name of its group and, where the ways part, of
 * its way. An arrow leads from each screen to the next, and a line to where ways part and meet. Each leads to its place below. The outcomes stay together in a row.
 */
export function Overview({ drawing }: { drawing: FlowDrawing }) {
  const all = drawing.groups.flatMap(([, steps]) => steps);
  const labels = labelsOf(all);
  const letters = lettersOf(all);
  const heads = laneHeads(drawing);
  const { grid, columns } = useColumns();
  const cells = drawing.groups.flatMap(([group, steps], at) =>
    wayByWay(steps).map((step, index, { length }) => ({
      group,
      step,
      at,
      isHead: index === 0,
      isLast: index === length - 1,
    })),
  );
  const ownRow = columns - (cells.length % columns) < drawing.states.length;
  const nodes = [...cells.map(({ step }) => step.id), ...drawing.states.map(({ state }) => state)];
  const edges = useMemo(() => edgesOf(drawing), [drawing]);
  /** The screen beside it, if that leads to it. */
  const beside = (id: string) => {
    const before = nodes[nodes.indexOf(id) - 1];
    return edges.some(({ from, to }) => from === before && to === id) ? before : undefined;
  };
  const order = nodes.join(' ');
  const far = useMemo(() => edges.filter(({ from, to }) => !` ${order} `.includes(` ${from} ${to} `)), [edges, order]);
  return (
    <section data-overview>
      <h3 className="mt-0 mb-2 text-title">At a glance</h3>
      <div className="relative">
        <ol
          ref={grid}
          className="m-0 grid list-none gap-x-3.5 gap-y-3 overflow-x-clip p-0 ps-3.5 [grid-template-columns:repeat(auto-fill,minmax(100px,1fr))]"
        >
          {cells.map(({ group, step, at, isHead, isLast }, place) => {
            const isFirstOfRow = place % columns === 0;
            return (
              <Cell
                key={step.id}
                head={isHead || isFirstOfRow ? `${at + 1} ${wordsOfGroup(group)}` : undefined}
                isAgain={!isHead}
                isLast={isLast}
                lane={
                  step.lane && {
                    lane: step.lane,
                    letter: letters.get(step.lane) ?? '',
                    steps: heads.get(step.id) ?? (isFirstOfRow ? 1 : undefined),
                  }
                }
              >
                <Small
                  place={step}
                  to={anchorOf(drawing, step)}
                  name={`${labels.get(step.id)}. ${titleOf(step)}`}
                  flag={place === 0 ? 'Start' : undefined}
                  isFirst={at < 3}
                  after={beside(step.id)}
                />
              </Cell>
            );
          })}
          {drawing.states.map(({ state, path, found }, index) => {
            const isFirstOfRow = (ownRow ? index : cells.length + index) % columns === 0;
            return (
              <Cell
                key={state}
                isEnd
                startsRow={ownRow && index === 0}
                head={index === 0 || isFirstOfRow ? 'Outcomes' : undefined}
                isAgain={index > 0}
                isLast={index === drawing.states.length - 1}
                note={index === 1 ? 'Then one of these:' : undefined}
              >
                <Small
                  place={{ id: state, path, found }}
                  to={anchorOf(drawing, { id: state })}
                  name={wordsOfState[state]}
                  flag={ends.includes(state) ? 'End' : undefined}
                  after={beside(state)}
                />
              </Cell>
            );
          })}
        </ol>
        <Connectors grid={grid} edges={far} />
      </div>
    </section>
  );
}

/** The states after which nothing follows: a review goes on, and what is sent back comes again. */
const ends: readonly StatePlace['state'][] = ['opened', 'failed'];

/** How many screens a row holds: the first of a row says again which group it belongs to. */
function useColumns() {
  const grid = useRef<HTMLOListElement>(null);
  const [columns, setColumns] = useState(1000);
  useLayoutEffect(() => {
    const { current } = grid;
    if (!current) return undefined;
    const measure = () => setColumns(getComputedStyle(current).gridTemplateColumns.split(' ').length);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(current);
    return () => resized.disconnect();
  }, []);
  return { grid, columns };
}

/** How many steps follow on a way, by the id of the first of them. */
function laneHeads({ groups }: FlowDrawing): ReadonlyMap<string, number> {
  const forks = groups
    .flatMap(([, steps]) => stretchesOf(steps))
    .flatMap((stretch) => ('fork' in stretch ? stretch.fork : []));
  return new Map(forks.map(([, steps]) => [steps[0]?.id ?? '', steps.length]));
}

type CellProps = {
  /** Of the group that begins here, or goes on in a new row. */
  head?: string | undefined;
  /** Whether its group began before it. */
  isAgain?: boolean;
  /** The way that the step is on; `steps` with the first of them. */
  lane?: { lane: Lane; letter: string; steps: number | undefined } | undefined;
  /** Words in place of a way. */
  note?: string | undefined;
  /** Whether its group ends here. */
  isLast?: boolean;
  isEnd?: boolean;
  startsRow?: boolean;
  children: React.ReactNode;
};

/** A step below the line of its group, which is as long as the group. The lines above its picture have a fixed height, so that the pictures of a row are level. */
const Cell = ({
  head,
  isAgain = false,
  lane,
  note,
  isLast = false,
  isEnd = false,
  startsRow = false,
  children,
}: CellProps) => (
  <li className={`flex min-w-0 flex-col ${startsRow ? 'col-start-1' : ''}`}>
    <p
      data-group={head}
      className={`m-0 line-clamp-2 h-9 border-t-[3px] pt-0.5 font-semibold text-caption leading-4 wrap-normal ${isEnd ? 'border-line-strong' : 'border-accent'} ${isLast ? '' : '-me-3.5'} ${isAgain ? 'text-ink-muted' : ''}`}
    >
      {head}
    </p>
    {lane ? (
      <p
        data-lane={lane.lane}
        className={`m-0 mb-5 h-5 whitespace-nowrap ps-1.5 text-caption leading-5 ${ways[lane.lane]} ${lane.steps ? 'relative z-10 rounded-s-[4px]' : '-ms-3.5'}`}
      >
        {lane.steps === 1 && `Branch ${lane.letter}`}
        {(lane.steps ?? 0) > 1 && `Branch ${lane.letter}: ${lanes[lane.lane].toLowerCase().replace(' id', ' ID')}`}
      </p>
    ) : (
      <p className="m-0 mb-5 h-5 whitespace-nowrap text-caption text-ink-muted leading-5">{note}</p>
    )}
    {children}
  </li>
);

const ways: Readonly<Record<Lane, string>> = {
  'digital-id': 'bg-warning-soft text-ink',
  manual: 'bg-accent-soft text-ink',
};

const titleOf = ({ found, id }: StepPlace) => found?.title ?? id;

type SmallProps = {
  place: Place;
  to: string;
  name: string;
  flag?: string | undefined;
  /** Whether it is in sight when the map opens. */
  isFirst?: boolean;
  /** The id of the screen before it that leads to it. */
  after?: string | undefined;
};

const Small = ({ place, to, name, flag, isFirst = false, after }: SmallProps) => (
  <a
    href={`#${to}`}
    className="relative block rounded-control text-ink no-underline outline-offset-2 hover:outline-2 hover:outline-accent"
    onClick={(event) => {
      event.preventDefault(); // the address of Storybook’s frame is its own
      const target = document.getElementById(to);
      target?.scrollIntoView({ block: 'center' });
      target?.querySelector('a')?.focus({ preventScroll: true });
    }}
  >
    {after && <Arrow edge={`${after} ${place.id}`} />}
    <span data-node={place.id} className="relative block h-28 overflow-hidden rounded-control border border-line">
      <StoryPicture story={place.found?.cover.id ?? ''} isFirst={isFirst} />
      {flag && (
        <span
          data-flag={flag}
          className="absolute end-0 bottom-0 rounded-tl-[6px] bg-ink px-1.5 font-medium text-caption text-surface"
        >
          {flag}
        </span>
      )}
    </span>
    <span className="block pt-1 text-caption leading-4">{name}</span>
  </a>
);

/** Stands in the gap before a screen, beside the middle of its picture. */
const Arrow = ({ edge }: { edge: string }) => (
  <svg
    aria-hidden
    data-edge={edge}
    viewBox="0 0 14 12"
    className="absolute -start-3.5 top-[50px] h-3 w-3.5 fill-none stroke-ink-muted"
  >
    <path d="M2 6h9M8 2.5 11.5 6 8 9.5" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
