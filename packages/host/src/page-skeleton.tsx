import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';

const bar = 'block animate-q-pulse bg-line motion-reduce:animate-none';

/**
 * Renders a bar, progress, heading, fields and action as the skeleton of a screen. Only the documents contain it. No style attributes, which the policy
 * forbids.
 */
export function PageSkeleton() {
  const t = useText(ui);
  return (
    <div role="status" className="flex min-h-dvh flex-col bg-surface">
      <span className="sr-only">{t('loading')}</span>
      <div className="border-line border-b pt-safe-top">
        <div className="flex min-h-[3.25rem] items-center justify-center">
          <span className={`${bar} h-4 w-32 rounded-sm`} />
        </div>
        <div className="mx-auto max-w-reading px-gutter pb-2 text-caption">
          <span className="block h-1 rounded-full bg-line" />
          <div className="flex min-h-[2lh] items-start pt-2">
            <span className={`${bar} mt-1 h-3 w-24 rounded-sm`} />
          </div>
        </div>
      </div>
      <div className="mx-auto flex w-full max-w-reading flex-1 flex-col gap-6 px-gutter pt-6 pb-8">
        <div className="flex flex-col gap-3">
          <span className={`${bar} h-7 w-3/5 rounded-sm`} />
          <span className={`${bar} h-4 w-4/5 rounded-sm`} />
        </div>
        {['first', 'second', 'third', 'fourth'].map((field) => (
          <div key={field} className="flex flex-col gap-2">
            <span className={`${bar} h-4 w-2/5 rounded-sm`} />
            <span className={`${bar} h-12 rounded-control`} />
          </div>
        ))}
      </div>
      <div className="sticky bottom-0 border-line border-t bg-surface-raised px-gutter pt-3 pb-[calc(0.75rem+var(--q-safe-bottom))]">
        <div className="mx-auto max-w-reading">
          <span className={`${bar} h-12 rounded-control`} />
        </div>
      </div>
    </div>
  );
}
