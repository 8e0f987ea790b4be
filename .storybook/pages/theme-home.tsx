import { home } from '../../packages/i18n/src/text/home/home.ts';
import { homeStatus } from '../../packages/i18n/src/text/home-status/home-status.ts';
import { useText } from '../../packages/i18n/src/use-text.tsx';
import type { Brand } from '../../packages/platform/src/brand/brand.ts';
import { OPENING_MINUTES, REVIEW_WORKING_DAYS } from '../../packages/rules/src/limits/limits.ts';
import { Button } from '../../packages/ui/src/button/button.tsx';
import { Card } from '../../packages/ui/src/card/card.tsx';
import { BrandMark } from './brand-mark.tsx';

/** Draws the home of an edition for a new customer, in the texts of the product: the bar with its symbol and wordmark, the hero in its ground, and the first card. */
export function ThemeHome({ brand }: { brand: Brand }) {
  const t = useText(home);
  const tStatus = useText(homeStatus);
  return (
    <section data-testid="brand-home" className="overflow-hidden rounded-t-card bg-surface-sunken">
      <p data-wordmark className="m-0 flex items-center gap-2 bg-surface px-4 py-3 text-title">
        <BrandMark brand={brand} className="size-8" />
        {brand.name}
      </p>
      <div className="relative overflow-hidden bg-hero px-4 pt-6 pb-8" data-hero>
        <svg aria-hidden viewBox="0 0 32 32" className="absolute end-4 bottom-0 h-24 opacity-80" fill="none">
          <path
            d={brand.symbol}
            stroke={brand.colours.spark}
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <p className="relative m-0 text-label text-on-hero-muted">{tStatus('newLead', { minutes: OPENING_MINUTES })}</p>
        <h2 className="relative m-0 max-w-3/5 text-heading text-on-hero">{tStatus('newHeading')}</h2>
      </div>
      <div className="p-4">
        <Card title={t('next.title')}>
          <div className="flex flex-col gap-4">
            <p className="m-0 text-body">{t('next.saved')}</p>
            <p className="m-0 text-body">{t('next.review', REVIEW_WORKING_DAYS)}</p>
            <Button width="full">{t('start')}</Button>
          </div>
        </Card>
      </div>
    </section>
  );
}
