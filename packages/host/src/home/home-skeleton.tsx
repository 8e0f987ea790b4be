import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { fadeSkeleton } from '@quayside/ui/skeleton';
import { getPictureUrl } from '../edition.ts';
import { useHost } from '../host-context.ts';

/**
 * Renders the skeleton of a customer's home with the outline that this device has stored (`homeShapeKey`). It has no style attributes, because the
 * Content-Security-Policy forbids them.
 */
export function HomeSkeleton() {
  const t = useText(ui);
  const { edition } = useHost();
  return (
    <div ref={fadeSkeleton} role="status" data-skeleton="home">
      <span className="sr-only">{t('loading')}</span>
      <div
        className="relative h-[var(--q-home-1,7rem)] overflow-hidden bg-hero in-data-[home=account]:h-[var(--q-home-1,20rem)]"
        data-skin="black"
      >
        <img src={getPictureUrl(edition, 'hero')} alt="" />
        <div className="relative mx-auto flex max-w-reading animate-q-pulse flex-col px-gutter pt-6 motion-reduce:animate-none *:rounded-sm *:bg-white/15">
          <span className="h-3.5 w-1/4 in-data-[home=account]:w-2/5" />
          <span className="mt-1.5 h-6 w-2/5 in-data-[home=account]:w-3/5" />
          {account.map((bar) => (
            <span key={bar} className={`hidden in-data-[home=account]:block ${bar}`} />
          ))}
        </div>
      </div>
      <div className="mx-auto flex max-w-reading flex-col gap-4 px-gutter py-4">
        {cards.map((height) => (
          <div key={height} className={`${height} overflow-hidden rounded-card bg-surface-raised`}>
            <div className="flex animate-q-pulse flex-col gap-6 p-4 motion-reduce:animate-none *:h-4 *:rounded-sm *:bg-line">
              <span className="w-2/5" />
              <span className="w-4/5" />
              <span className="w-3/5" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The styles of the bars for label, amount, day change and chart. */
const account = ['mt-5.5 h-3.5 w-1/4', 'mt-1.5 h-8 w-1/2', 'mt-2 h-3.5 w-3/5', 'mt-5 h-16 w-full opacity-50'];

/** The heights of the cards, from the stored outline. Later cards are hidden by default, because they are below the fold. */
const cards = [
  'h-[var(--q-home-2,8rem)]',
  'h-[var(--q-home-3,10rem)]',
  'h-[var(--q-home-4,0px)]',
  'h-[var(--q-home-5,0px)]',
  'h-[var(--q-home-6,0px)]',
];
