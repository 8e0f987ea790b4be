import { type ReactNode, useId } from 'react';

export type ProgressProps = {
  label: ReactNode;
  /** 0 to 1; undefined if the progress is unknown. */
  value?: number | undefined;
  note?: ReactNode;
};

/** Renders a labelled `role="progressbar"`. `data-state`: running, done, unknown. */
export function Progress({ label, value, note }: ProgressProps) {
  const id = useId();
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  const state = percent === undefined ? 'unknown' : percent === 100 ? 'done' : 'running';
  return (
    <div data-state={state}>
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
          className={`h-full rounded-full bg-accent transition-[width] forced-colors:bg-[Highlight] ${state === 'unknown' ? 'w-2/5 animate-q-pulse' : ''}`}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
