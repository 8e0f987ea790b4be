import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { timelineDotStyles } from './timeline.styles.ts';

/** The state of an event, as its mark shows it. */
export type TimelineState = 'done' | 'current' | 'waiting' | 'failed';

/** A past or future event in a `Timeline`, with its title and state. */
export type TimelineItem = {
  id: string;
  title: ReactNode;
  /** A formatted time, such as "12 March 2027, 14:05" or "by 17 March 2027". */
  time?: ReactNode;
  detail?: ReactNode;
  state: TimelineState;
};

export type TimelineProps = {
  /** The accessible name of the list. */
  label: string;
  /** The events in their order. */
  items: readonly TimelineItem[];
} & ElementProps<'ol', 'children'>;

/**
 * Renders past and future events in order as an `<ol>`. The text of each event must also express its state.
 * `data-state` of each item: done, current, waiting, failed.
 */
export const Timeline = ({ label, items, className = '', ...rest }: TimelineProps) => (
  <ol aria-label={label} {...rest} className={`m-0 list-none p-0 ${className}`}>
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
