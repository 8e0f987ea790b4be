import type { AccountOverview } from '@quayside/contract/account-overview';
import { homeStatus } from '@quayside/i18n/text/home-status';
import { useText } from '@quayside/i18n/use-text';
import { multiplyAmounts } from '@quayside/rules/amount';
import { dayChangeShare } from '@quayside/rules/metrics/position-worth';
import { Amount } from '@quayside/ui/amount';
import { PriceChange } from '@quayside/ui/price-change';

/** What the band says: the page of an account with its value, or of an application. */
export type BandProps = {
  readonly of: 'account' | 'application';
  /** undefined until it is known */
  readonly name: string | undefined;
  /** `unknown`: a price is missing; undefined: not shown */
  readonly value?: AccountOverview['value'] | 'unknown' | undefined;
};

/** Renders the heading of home on the ground of the hero, with the value of the account. The ground is dark in every skin, so its colours are those of the black one. */
export function Band({ of, name, value }: BandProps) {
  const t = useText(homeStatus);
  return (
    <div className="bg-hero" data-skin="black">
      <div className="mx-auto max-w-reading px-gutter pt-5 pb-6">
        {name ? <p className="m-0 text-label text-on-hero-muted">{t('greeting', { name })}</p> : null}
        <h1 className="m-0 text-heading text-on-hero" tabIndex={-1}>
          {t(of === 'account' ? 'heading' : 'applicationHeading')}
        </h1>
        {value === 'unknown' ? (
          <p className="mt-3 mb-0 text-body text-on-hero-muted">{t('valueUnknown')}</p>
        ) : value ? (
          <Value {...value} />
        ) : null}
      </div>
    </div>
  );
}

function Value({ currency, netAssets, dayChange }: NonNullable<AccountOverview['value']>) {
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
    </div>
  );
}
