import type { ReactNode } from 'react';
import { PageColumns } from '../columns/columns.tsx';

/** What the skeleton of the details shows: a chart or not, the names of figures, and values that are already known. */
export type DetailsSkeletonProps = {
  /** Whether the skeleton has a chart; `none` for an account without a history. Default: `shown`. */
  readonly chart?: 'shown' | 'none';
  /** Names of figures and sections; undefined: bars, while it is unknown whether the customer has an account. */
  readonly names?: Readonly<
    Record<'netAssets' | 'dayChange' | 'profit' | 'power' | 'withdrawable' | 'history', ReactNode>
  >;
  /** Values that the previous page has shown; undefined: bars. */
  readonly known?: KnownDetails | undefined;
};

/** The values that the previous page has shown: the name of the account, its net assets and day change, and its first positions. */
export type KnownDetails = {
  readonly name: ReactNode;
  readonly netAssets: ReactNode;
  readonly dayChange: ReactNode | undefined;
  readonly positions?:
    | {
        readonly title: ReactNode;
        /** The first positions, each rendered as a row. */
        readonly rows: readonly { readonly id: string; readonly row: ReactNode }[];
        readonly count: number;
      }
    | undefined;
};

/** The React keys of the rows of bars that stand for unknown positions. */
const rowsOfBars = ['first', 'second', 'third', 'fourth'] as const;

const bar = 'block animate-q-pulse rounded-sm bg-line motion-reduce:animate-none';
const card = 'rounded-card border border-line bg-surface-raised p-4';

/**
 * Renders the skeleton of an account's details, with each part in its final place. Hidden from screen readers while it consists only of bars. Has no style
 * attributes, which the Content-Security-Policy forbids.
 */
export const DetailsSkeleton = ({ chart = 'shown', names, known }: DetailsSkeletonProps) => (
  <div aria-hidden={names || known ? undefined : true} className="flex flex-col gap-4">
    <div className="-mb-2 flex min-h-target items-center justify-between gap-4">
      <span className={`${bar} h-3 w-3/5`} />
      <span className={`${bar} me-2 h-4 w-20`} />
    </div>
    <PageColumns
      first={
        <>
          <div className={card}>
            <div className="mb-3">
              {known?.name ?? (
                <>
                  <Line text="text-body" width="w-2/5" />
                  <Line text="text-caption" width="w-1/4" />
                </>
              )}
            </div>
            {known?.netAssets ?? (
              <>
                <Name of={names?.netAssets} width="w-1/5" />
                <Line text="text-display" width="w-3/5" />
              </>
            )}
            <Pair names={[names?.dayChange, names?.profit]} start={known?.dayChange} />
            <div className="mt-4 border-line border-t pb-1" />
            <Pair names={[names?.power, names?.withdrawable]} />
            <div className="mt-4 flex flex-wrap gap-3 *:flex-[1_1_8rem]">
              <span className={`${bar} h-target rounded-control!`} />
              <span className={`${bar} h-target rounded-control!`} />
            </div>
          </div>
          {chart === 'shown' ? (
            <div className={card}>
              {names?.history ? (
                <h2 className="m-0 text-ink text-title">{names.history}</h2>
              ) : (
                <Line text="text-title" width="w-2/5" />
              )}
              <div className="mt-3 opacity-60">
                <span className={`${bar} h-13 rounded-control!`} />
              </div>
              {/* Same layout as a loading `AreaChart`. */}
              <div className="pt-4">
                <Line text="text-title" width="w-32" height="h-[1em]" />
                <div className="mt-4 opacity-60">
                  <span className={`${bar} h-44 rounded-control!`} />
                </div>
                <div className="mt-2 min-h-[1lh] text-caption" />
                <div className="mt-2 h-target" />
              </div>
            </div>
          ) : null}
        </>
      }
      beside={
        <div>
          <div className="mb-2 flex min-h-[2.875rem] items-center">
            {known?.positions ? (
              <h2 className="m-0 text-ink text-title">{known.positions.title}</h2>
            ) : (
              <span className={`${bar} h-4 w-1/4`} />
            )}
          </div>
          <div className="row-lines rounded-card border border-line bg-surface-raised">
            {known?.positions?.rows.map(({ id, row }) => (
              <div key={id}>{row}</div>
            ))}
            {rowsOfBars.slice(known?.positions?.rows.length ?? 0, known?.positions?.count).map((row) => (
              <div key={row} className="flex justify-between gap-4 px-4 py-2.5">
                <div className="w-2/5">
                  <Line text="text-body" width="w-3/5" />
                  <Line text="text-caption" width="w-4/5" />
                </div>
                <div className="flex w-1/4 flex-col items-end">
                  <Line text="text-body" width="w-full" />
                  <Line text="text-caption" width="w-3/4" />
                </div>
              </div>
            ))}
          </div>
        </div>
      }
    />
  </div>
);

type LineProps = { readonly text: string; readonly width: string; readonly height?: string };

/** Renders a bar instead of a line of text. The line has the same height in every language. */
const Line = ({ text, width, height = 'h-[0.8em]' }: LineProps) => (
  <span className={`flex h-[1lh] w-full items-center ${text}`}>
    <span className={`${bar} ${height} ${width}`} />
  </span>
);

/** Renders two figures side by side: their names, or bars while these are unknown, above bars for the values. `start` replaces the first figure. */
const Pair = ({ names, start }: { readonly names: readonly [ReactNode, ReactNode]; readonly start?: ReactNode }) => (
  <div className="mt-3 flex flex-wrap gap-x-4 gap-y-3 *:min-w-0 *:flex-[1_1_7rem]">
    {start ?? <Unknown name={names[0]} />}
    <Unknown name={names[1]} />
  </div>
);

const Unknown = ({ name }: { readonly name: ReactNode }) => (
  <div>
    <Name of={name} width="w-3/5" />
    <Line text="text-body" width="w-4/5" />
  </div>
);

/** Renders a name in the style of `Figure`, or a bar while the name is unknown. */
const Name = ({ of, width }: { readonly of: ReactNode; readonly width: string }) =>
  of ? <p className="m-0 text-caption text-ink-muted">{of}</p> : <Line text="text-caption" width={width} />;
