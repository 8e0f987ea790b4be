import type { AccountOverview } from '@quayside/contract/account-overview';
import { homeStatus } from '@quayside/i18n/text/home-status';
import { useText } from '@quayside/i18n/use-text';
import { multiplyAmounts } from '@quayside/rules/amount';
import type { CalendarDate } from '@quayside/rules/calendar-date';
import { dayChangeShare } from '@quayside/rules/metrics/position-worth';
import { Amount } from '@quayside/ui/amount';
import { PriceChange } from '@quayside/ui/price-change';
import { useHost } from '../host-context.ts';
import { NetAssetsLine } from './net-assets-line.tsx';

/** The net assets of an account, and the day on which they are that. */
type Value = NonNullable<AccountOverview['value']> & { readonly today: CalendarDate };

/** What the band says: the page of an account with its value, or of an application. */
export type BandProps = {
  readonly of: 'account' | 'application';
  /** undefined until it is known */
  readonly name: string | undefined;
  /** `unknown`: a price is missing; undefined: not shown */
  readonly value?: Value | 'unknown' | undefined;
};

/** Renders the heading of home on the ground of the hero, with the value of the account. The ground is dark in every skin, so its colours are those of the black one. */
export function Band({ of, name, value }: BandProps) {
  const t = useText(homeStatus);
  const { edition } = useHost();
  return (
    <div className="relative bg-hero" data-skin="black">
      <div
        className={`absolute inset-0 mx-auto max-w-reading overflow-hidden ${of === 'account' ? 'opacity-30 [mask-image:linear-gradient(#000_5rem,#0000_9rem)]' : ''}`}
      >
        <img
          className={`absolute end-0 block max-w-none [mask-image:linear-gradient(90deg,#0000,#000_45%)] sm:[mask-image:linear-gradient(90deg,#0000,#000_45%_85%,#0000)] ${of === 'account' ? 'top-0 h-36' : 'bottom-0 h-full'}`}
          src={`${edition.base}hero.svg`}
          alt=""
        />
      </div>
      <div className={`relative mx-auto max-w-reading px-gutter pt-5 pb-6 ${of === 'application' ? 'min-h-28' : ''}`}>
        {name ? (
          <p className="m-0 text-label text-on-hero-muted">{t(greetings[edition.name] ?? 'greeting', { name })}</p>
        ) : null}
        <h1 className="m-0 text-heading text-on-hero" tabIndex={-1}>
          {t(of === 'account' ? 'heading' : 'applicationHeading')}
        </h1>
        {value === 'unknown' ? (
          <p className="mt-3 mb-0 text-body text-on-hero-muted">{t('valueUnknown')}</p>
        ) : value ? (
          <NetAssets {...value} />
        ) : null}
      </div>
    </div>
  );
}

/** Each specified edition greets in its own voice. */
const greetings: Readonly<Record<string, `greeting.${'hk' | 'mainland' | 'pro'}`>> = {
  hk: 'greeting.hk',
  mainland: 'greeting.mainland',
  pro: 'greeting.pro',
};

function NetAssets({ currency, netAssets, dayChange, today }: Value) {
  const t = useText(homeStatus);
  const share = dayChange && dayChangeShare(dayChange, netAssets);
  return (
    <div className="mt-4">
      <p className="m-0 text-label text-on-hero-muted">{t('netAssets')}</p>
      <p className="m-0 font-semibold text-on-hero">
        <Amount value={netAssets} currency={currency} size="display" />
      </p>
      {dayChange ? (
        <p className="m-0 flex flex-wrap items-baseline gap-x-2 text-label text-on-hero-muted">
          {t('dayChange')}
          <PriceChange
            change={dayChange}
            currency={currency}
            {...(share ? { percent: multiplyAmounts(share, '100') } : {})}
          />
        </p>
      ) : null}
      <NetAssetsLine currency={currency} netAssets={netAssets} today={today} />
    </div>
  );
}
