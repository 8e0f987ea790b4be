import { type ReactNode, useId } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';

export type ProgressProps = {
  /** The name of the task, which is also the accessible name of the bar. */
  label: ReactNode;
  /** The progress from 0 to 1, or undefined if it is unknown. */
  value?: number | undefined;
  /**
   * The length of the bar from 0 to 1 while the progress is unknown. Set it to the last known progress, so that the bar
   * does not move backwards. Default: 0.4.
   */
  indeterminateWidth?: number;
  /** Text at the end of the label, such as a percentage. */
  note?: ReactNode;
} & ElementProps<'div', 'children'>;

/** Renders a labelled `role="progressbar"`. `data-state`: loading, complete, indeterminate. */
export function Progress({ label, value, indeterminateWidth = 0.4, note, ...rest }: ProgressProps) {
  const id = useId();
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  const state = percent === undefined ? 'indeterminate' : percent === 100 ? 'complete' : 'loading';
  return (
    <div {...rest} data-state={state}>
      <div className="mb-1 flex justify-between gap-3 text-caption text-ink-muted">
        <span id={id} className="min-w-0">
          {label}
        </span>
        {note ? <span className="shrink-0 tabular-nums">{note}</span> : null}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:border forced-colors:bg-[Canvas]"
      >
        <div
          className={`h-full rounded-full bg-accent forced-colors:bg-[Highlight] ${state === 'indeterminate' ? 'animate-q-pulse' : ''}`}
          style={{ width: `${percent ?? indeterminateWidth * 100}%` }}
        />
      </div>
    </div>
  );
}
