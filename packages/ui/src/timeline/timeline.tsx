import type { ReactNode } from 'react';
import { timelineDotStyles } from './timeline.styles.ts';

/** Where an event stands; its mark follows from it. */
export type TimelineState = 'done' | 'current' | 'waiting' | 'failed';

/** Something that happened, or is to happen. */
export type TimelineItem = {
  id: string;
  title: ReactNode;
  /** written for the reader: "12 March 2027, 14:05", "by 17 March 2027" */
  time?: ReactNode;
  detail?: ReactNode;
  state: TimelineState;
};

/** What happened and what comes, in its order. */
export type TimelineProps = {
  /** names the list: "What happens next" */
  label: string;
  items: readonly TimelineItem[];
};

/** What has happened and what comes, in order. Renders an `<ol>`; `data-state` on each item, which its words must also tell. */
export const Timeline = ({ label, items }: TimelineProps) => (
  <ol aria-label={label} className="m-0 list-none p-0">
    {items.map(({ id, title, time, detail, state }) => (
      <li
        key={id}
        data-state={state}
        aria-current={state === 'current' ? 'step' : undefined}
        className="group relative ps-[1.75rem] pb-5 last:pb-0 not-last:before:absolute not-last:before:top-[1.125rem] not-last:before:bottom-[-0.25rem] not-last:before:start-[0.4375rem] not-last:before:w-px not-last:before:bg-line-strong/60"
      >
        <span aria-hidden className={timelineDotStyles({ state })} />
        <p className="m-0 text-ink text-label group-data-[state=current]:font-semibold group-data-[state=failed]:text-danger group-data-[state=waiting]:text-ink-muted">
          {title}
        </p>
        {time ? <p className="m-0 text-caption text-ink-muted">{time}</p> : null}
        {detail ? <div className="mt-1 text-ink-muted text-label">{detail}</div> : null}
      </li>
    ))}
  </ol>
);
