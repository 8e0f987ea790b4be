import type { ReactNode } from 'react';
import { Columns } from '../columns/columns.tsx';

/** Which parts the skeleton has. */
export type DetailsSkeletonProps = {
  /** `none`: an account whose history is not shown */
  readonly chart?: 'shown' | 'none';
  /** `two`: the positions stand beside the rest on a wide page */
  readonly columns?: 'one' | 'two';
  /** what the page before has shown, in place of bars */
  readonly known?:
    | { readonly name: ReactNode; readonly netAssets: ReactNode; readonly dayChange: ReactNode | undefined }
    | undefined;
};

const bar = 'block animate-q-pulse rounded-sm bg-line motion-reduce:animate-none';
const card = 'rounded-card border border-line bg-surface-raised p-4';

/**
 * Renders what stands for the details of an account until they are known: the time of the prices, the value, the history and the positions, each where it will be. Bars are hidden
 * from screen readers: what contains it announces the loading. No style attributes, which the policy of documents forbids.
 */
export const DetailsSkeleton = ({ chart = 'shown', columns = 'one', known }: DetailsSkeletonProps) => (
  <div aria-hidden={known ? undefined : true} className="flex flex-col gap-4">
    <div className="-mb-2 flex min-h-target items-center justify-between gap-4">
      <span className={`${bar} h-3 w-3/5`} />
      <span className={`${bar} me-2 h-4 w-20`} />
    </div>
    <Columns
      count={columns}
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
                <Line text="text-caption" width="w-1/5" />
                <Line text="text-display" width="w-3/5" />
              </>
            )}
            <Pair start={known?.dayChange} />
            <div className="mt-4 border-line border-t pb-1" />
            <Pair />
            <div className="mt-4 flex flex-wrap gap-3 *:flex-[1_1_8rem]">
              <span className={`${bar} h-target rounded-control!`} />
              <span className={`${bar} h-target rounded-control!`} />
            </div>
          </div>
          {chart === 'shown' ? (
            <div className={card}>
              <Line text="text-title" width="w-2/5" />
              <div className="mt-3 opacity-60">
                <span className={`${bar} h-13 rounded-control!`} />
              </div>
              {/* As `AreaChart` waits for its figures. */}
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
            <span className={`${bar} h-4 w-1/4`} />
          </div>
          <div className="divide-y divide-line rounded-card border border-line bg-surface-raised">
            {['first', 'second', 'third', 'fourth'].map((row) => (
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

/** A bar in the middle of a line of text, with the height of the line in every language. */
const Line = ({ text, width, height = 'h-[0.8em]' }: LineProps) => (
  <span className={`flex h-[1lh] w-full items-center ${text}`}>
    <span className={`${bar} ${height} ${width}`} />
  </span>
);

/** Two figures with their names. */
const Pair = ({ start }: { readonly start?: ReactNode }) => (
  <div className="mt-3 flex flex-wrap gap-x-4 gap-y-3 *:min-w-0 *:flex-[1_1_7rem]">
    {start ?? <Unknown />}
    <Unknown />
  </div>
);

const Unknown = () => (
  <div>
    <Line text="text-caption" width="w-3/5" />
    <Line text="text-body" width="w-4/5" />
  </div>
);
