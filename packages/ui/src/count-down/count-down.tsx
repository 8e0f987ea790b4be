import { uiReading } from '@quayside/i18n/internals/text/ui-reading';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { pageTimers, type Timers } from '@quayside/platform/internals/timers';
import { useEffect, useId, useState } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { useStableCallback } from '../field/use-stable-callback.ts';
import {
  defaultMarks,
  findPassedMark,
  formatClockTime,
  formatSpokenTime,
  getMsUntilNextSecond,
  secondsLeft,
} from './time-left.ts';

export type CountDownProps = {
  /** The text before the remaining time. */
  label: string;
  /** The end of the countdown, in milliseconds since 1970 by the clock of `now`. */
  until: number;
  /** Returns the current time in milliseconds since 1970. If the server enforces the end, use the server's clock. */
  now: () => number;
  /** Called once when the remaining time reaches zero. */
  onEnd?: () => void;
  /** The times of announcements by screen readers, in seconds before the end. Default: 300, 60, 30 and 10. */
  announceAt?: readonly number[];
  /** The timer functions. Default: those of the browser. Tests can pass fake timers. */
  timers?: Timers;
} & ElementProps<'div', 'children'>;

/**
 * Renders the remaining time with `role="timer"`. A live region announces it at the times of `announceAt` and at the
 * end. `data-state`: running, ended.
 */
export const CountDown = (props: CountDownProps) => <Counting key={props.until} {...props} />;

function Counting(props: CountDownProps) {
  const { label, until, now, onEnd, announceAt = defaultMarks, timers = pageTimers, className = '', ...rest } = props;
  const t = useText(uiReading);
  const language = useLanguage();
  const id = useId();
  const [{ seconds, mark }, setLeft] = useState<Left>(() => ({ seconds: secondsLeft(until - now()), mark: undefined }));
  const ended = useStableCallback(() => onEnd?.());
  const look = useStableCallback(() => {
    const after = secondsLeft(until - now());
    setLeft((left) => ({ seconds: after, mark: findPassedMark(left.seconds, after, announceAt) ?? left.mark }));
    return after;
  });
  useEffect(() => {
    let timer: unknown;
    const tick = () => {
      if (look() === 0) ended();
      else timer = timers.setTimeout(tick, getMsUntilNextSecond(until - now()));
    };
    tick();
    return () => timers.clearTimeout(timer);
  }, [until, now, timers, look, ended]);
  const state = seconds === 0 ? 'ended' : 'running';
  return (
    <div
      {...rest}
      data-state={state}
      className={`flex flex-wrap items-baseline gap-x-2 text-ink-muted text-label ${className}`}
    >
      <span id={id}>{label}</span>
      <span role="timer" aria-labelledby={id} className="font-semibold text-ink tabular-nums">
        {formatClockTime(seconds)}
      </span>
      <span role="status" className={state === 'ended' ? 'text-danger' : 'sr-only'}>
        {state === 'ended' ? t('timeUp') : mark === undefined ? '' : `${label} ${formatSpokenTime(mark, language)}`}
      </span>
    </div>
  );
}

type Left = {
  seconds: number;
  mark: number | undefined;
};
