import type { ReactNode } from 'react';

export type ColumnsProps = {
  readonly first: ReactNode;
  /** Second part: in the right column of a wide page, otherwise below `first`. */
  readonly beside: ReactNode;
  readonly last?: ReactNode;
};

const part = 'flex min-w-0 flex-col gap-stack';

/** Renders three parts one below the other. On pages of 900 px or more, `beside` is in a right column. */
export const PageColumns = ({ first, beside, last }: ColumnsProps) => (
  <div
    className={`${part} min-[56.25rem]:grid min-[56.25rem]:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)] min-[56.25rem]:grid-rows-[auto_1fr] min-[56.25rem]:items-start min-[56.25rem]:gap-x-4`}
  >
    <div className={part}>{first}</div>
    <div className={`${part} min-[56.25rem]:col-start-2 min-[56.25rem]:row-span-2 min-[56.25rem]:row-start-1`}>
      {beside}
    </div>
    {last ? <div className={part}>{last}</div> : null}
  </div>
);
