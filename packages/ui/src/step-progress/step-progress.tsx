import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { loadMotions } from '../late-motion/load-motions.ts';

/** Whether the answers are saved. `time` is the formatted time of the last save, such as "14:05". */
export type SaveStatus =
  | { state: 'saving' }
  | { state: 'saved'; time: string }
  | { state: 'failed' }
  | { state: 'offline' };

/** A group of steps. `done` is the completed share, from 0 to 1. */
export type StepGroup = { readonly id: string; readonly done: number };

export type StepProgressProps = {
  /** The groups in their order, with one segment each. If empty, only the action and the save status are shown. */
  groups: readonly StepGroup[];
  /** The id of the group that contains the current screen. */
  current: string;
  /**
   * The name of the current group, visible only if there are several groups. Use the title of the page for a single
   * group.
   */
  label: string;
  /**
   * The number of the screen within the current group, counted from 1, for screen readers. The only screen of a group
   * is not announced.
   */
  screen?: { readonly number: number; readonly of: number } | undefined;
  /** Text below the name, such as the number of minutes left. */
  note?: ReactNode;
  /** Content at the end of the line with the name, such as a button. */
  action?: ReactNode;
  /** The save status. Leave it undefined until the user has typed. */
  save?: SaveStatus | undefined;
} & ElementProps<'div', 'children'>;

/**
 * Renders a segment for each group of steps, with the name of the current group and the save status. Each segment is
 * filled by its completed share, and animates from the share on the previous step. All segments form one
 * `role="progressbar"` with a name such as "Identity, screen 2 of 4". `data-save`: saving, saved, failed, offline.
 */
export function StepProgress(props: StepProgressProps) {
  const { groups, current, label, screen, note, action, save, className = '', ...rest } = props;
  const t = useText(ui);
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => void loadMotions().then((late) => late?.animateSegments(bar.current, groups)), [groups]); // before the first frame, if the code has loaded
  const share = groups.reduce((sum, { done }) => sum + done, 0) / Math.max(1, groups.length);
  return (
    <div
      {...rest}
      data-save={save?.state}
      className={`@container mx-auto max-w-reading px-gutter pb-2 text-caption text-ink-muted ${className}`}
    >
      {groups.length === 0 ? (
        <div className="h-1" />
      ) : (
        <div
          ref={bar}
          role="progressbar"
          aria-label={Number(screen?.of) > 1 ? t('screenOfGroup', { ...screen, group: label }) : label}
          aria-valuenow={Math.round(share * 100)}
          className="flex gap-1"
        >
          {/* The width is an SVG attribute, because the content security policy of prerendered pages forbids style attributes. */}
          {groups.map(({ id, done }) => (
            <svg
              key={id}
              aria-hidden
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              data-current={id === current}
              className="block h-1 w-0 min-w-0 flex-1 rounded-full bg-line data-[current=true]:bg-accent-soft data-[current=true]:ring-1 data-[current=true]:ring-accent forced-colors:bg-[GrayText]"
            >
              <rect
                width={Math.min(1, Math.max(0, done)) * 100}
                height="4"
                className="fill-accent forced-colors:fill-[Highlight]"
              />
            </svg>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-4 pt-2">
        <div className="min-w-0">
          {groups.length > 1 ? (
            <p data-part="group-name" className="m-0 font-semibold text-ink">
              {label}
            </p>
          ) : null}
          <div className="min-h-[1lh] @max-[15rem]:empty:hidden">{note}</div>
        </div>
        <div className="ms-auto flex min-w-0 flex-col items-end @max-[15rem]:basis-full @max-[15rem]:items-start">
          <div className="flex min-h-[1lh]">{action}</div>
          <p role="status" className={`m-0 min-h-[1lh] ${save?.state === 'failed' ? 'text-danger' : ''}`}>
            {save?.state === 'saved' ? t('savedAt', { time: save.time }) : null}
            {save?.state === 'saving' ? t('saving') : null}
            {save?.state === 'failed' ? t('notSaved') : null}
            {save?.state === 'offline' ? t('offline') : null}
          </p>
        </div>
      </div>
    </div>
  );
}
