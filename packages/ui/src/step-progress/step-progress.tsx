import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';

/** What has happened to the answers; `time` is written for the reader: "14:05". */
export type SaveStatus =
  | { state: 'saving' }
  | { state: 'saved'; time: string }
  | { state: 'failed' }
  | { state: 'offline' };

/** Where somebody stands in a journey, and whether their answers are saved. */
export type StepProgressProps = {
  /** from 1 */
  step: number;
  total: number;
  /** the name of the group of screens: "Contact" */
  group?: string;
  /** stands at the end of the line; leave it out until something has been typed */
  save?: SaveStatus | undefined;
};

/** "Step 3 of 9 · Contact" (where it is the only one, its name alone), a thin bar, and whether the answers are saved. Renders a `<div>`; `data-save`: saving, saved, failed, offline. */
export function StepProgress({ step, total, group, save }: StepProgressProps) {
  const t = useText(ui);
  const share = total > 1 ? Math.min(1, Math.max(0, step / total)) : 0;
  const counted = group ? t('stepOfGroup', { step, total, group }) : t('stepOf', { step, total });
  const place = total > 1 ? counted : group;
  return (
    <div data-save={save?.state}>
      <div className="mx-auto flex max-w-reading flex-wrap items-baseline justify-between gap-x-3 px-gutter pt-2 pb-1.5 text-caption text-ink-muted">
        <p className="m-0">{place}</p>
        <p role="status" className={`m-0 ${save?.state === 'failed' ? 'text-danger' : ''}`}>
          {save?.state === 'saved' ? t('savedAt', { time: save.time }) : null}
          {save?.state === 'saving' ? t('saving') : null}
          {save?.state === 'failed' ? t('notSaved') : null}
          {save?.state === 'offline' ? t('offline') : null}
        </p>
      </div>
      {/* A width as an attribute: the pages of a host are prerendered under a policy that forbids style attributes. */}
      <svg
        aria-hidden
        viewBox="0 0 100 3"
        preserveAspectRatio="none"
        className="block h-[3px] w-full bg-line forced-colors:bg-[Canvas]"
      >
        <rect width={share * 100} height="3" className="fill-accent forced-colors:fill-[Highlight]" />
      </svg>
    </div>
  );
}
