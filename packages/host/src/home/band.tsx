import type { AccountOverview } from '@quayside/contract/account-overview';
import { greetedName } from '@quayside/i18n/greeted-name';
import { homeStatus } from '@quayside/i18n/text/home-status';
import { toDos } from '@quayside/i18n/text/to-dos';
import { useText } from '@quayside/i18n/use-text';
import { multiplyAmounts } from '@quayside/rules/amount';
import { dayChangeShare } from '@quayside/rules/metrics/position-worth';
import { Amount } from '@quayside/ui/amount';
import { PriceChange } from '@quayside/ui/price-change';
import type { HomeOf } from '../boot/home-shape.ts';
import { useHost } from '../host-context.ts';
import { type AssetClose, NetAssetsLine } from './net-assets-line.tsx';

type Value = NonNullable<AccountOverview['value']>;
/** Without the positions that have no price. */
type PartValue = NonNullable<AccountOverview['partValue']>;

/** What the band says: the page of an account with its value, of an application, or of a customer who has not begun. */
export type BandProps = {
  readonly of: HomeOf;
  /** undefined until it is known */
  readonly name: string | undefined;
  /** `unknown`: a price is missing; undefined: not shown */
  readonly value?: Value | PartValue | 'unknown' | undefined;
  /** of the last month, for the line of the value */
  readonly closes?: readonly AssetClose[] | undefined;
  /** `urgent`: something below cannot wait, so the value takes one line; `idle`: the customer has nothing to do, which stands below the value */
  readonly mood?: 'urgent' | 'idle' | undefined;
};

const headings = { account: 'heading', application: 'applicationHeading', new: 'newHeading' } as const;

/** Renders the heading of home on the ground of the hero, with the value of the account. The ground is dark in every skin, so its colours are those of the black one. */
export function Band({ of, name, value, closes = [], mood }: BandProps) {
  const t = useText(homeStatus);
  const { edition } = useHost();
  const hasPicture = of === 'application' || of === 'new';
  const greeting = name
    ? t(greetings[edition.name] ?? 'greeting.standard', { name: greetedName(name) })
    : of === 'new'
      ? t('welcome', { wordmark: edition.wordmark })
      : undefined;
  return (
    <div className="relative bg-hero" data-skin="black">
      {mood === 'urgent' ? null : (
        <div
          className={`absolute inset-0 mx-auto max-w-reading overflow-hidden ${hasPicture ? '' : 'opacity-30 [mask-image:linear-gradient(#000_5rem,#0000_9rem)]'}`}
        >
          <img
            className={`absolute end-0 block max-w-none [mask-image:linear-gradient(90deg,#0000,#000_45%)] sm:[mask-image:linear-gradient(90deg,#0000,#000_45%_85%,#0000)] ${hasPicture ? 'bottom-0 h-full max-h-24' : 'top-0 h-36'}`}
            src={`${edition.base}hero.svg`}
            alt=""
          />
        </div>
      )}
      <div
        className={`relative mx-auto max-w-reading px-gutter ${mood === 'urgent' ? 'py-3' : 'pt-5 pb-6'} ${of === 'account' ? '' : 'min-h-28'}`}
      >
        {greeting && mood !== 'urgent' ? <p className="m-0 text-label text-on-hero-muted">{greeting}</p> : null}
        <h1
          className={`m-0 text-on-hero ${mood === 'urgent' ? 'text-title' : 'text-heading'} ${hasPicture ? 'max-w-3/5 text-balance' : ''}`}
          tabIndex={-1}
        >
          {t(headings[of])}
        </h1>
        {value === 'unknown' ? (
          <p className="mt-3 mb-0 text-body text-on-hero-muted">{t('valueUnknown')}</p>
        ) : value && 'without' in value ? (
          <Part {...value} />
        ) : value && mood === 'urgent' ? (
          <ShortValue {...value} />
        ) : value ? (
          <NetAssets {...value} closes={closes} />
        ) : null}
        {mood === 'idle' ? <Idle /> : null}
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

function NetAssets({ currency, netAssets, dayChange, closes }: Value & { readonly closes: readonly AssetClose[] }) {
  const t = useText(homeStatus);
  return (
    <div className="mt-4">
      <p className="m-0 text-label text-on-hero-muted">{t('netAssets')}</p>
      <p className="m-0 font-semibold text-on-hero">
        <Amount value={netAssets} currency={currency} size="display" />
      </p>
      {dayChange ? (
        <p className="m-0 flex flex-wrap items-baseline gap-x-2 text-label text-on-hero-muted">
          {t('dayChange')}
          <Change {...{ currency, netAssets, dayChange }} />
        </p>
      ) : null}
      <NetAssetsLine currency={currency} netAssets={netAssets} closes={closes} />
    </div>
  );
}

/** Renders what is known of the value, and what it leaves out. */
function Part({ currency, netAssets, without }: PartValue) {
  const t = useText(homeStatus);
  return (
    <div className="mt-4">
      <p className="m-0 text-label text-on-hero-muted">{t('netAssets')}</p>
      <p className="m-0 font-semibold text-on-hero">
        <Amount value={netAssets} currency={currency} size="display" />
      </p>
      <p className="m-0 text-label text-on-hero-muted">{t('valueWithout', { names: without.join(', ') })}</p>
    </div>
  );
}

/** Renders the value in one line, without its chart. */
const ShortValue = ({ currency, netAssets, dayChange }: Value) => (
  <p className="m-0 flex flex-wrap items-baseline gap-x-3 text-label text-on-hero-muted">
    <span>
      {useText(homeStatus)('netAssets')}{' '}
      <span className="font-semibold text-on-hero">
        <Amount value={netAssets} currency={currency} />
      </span>
    </span>
    {dayChange ? <Change {...{ currency, netAssets, dayChange }} /> : null}
  </p>
);

function Change({ currency, netAssets, dayChange }: Value) {
  const share = dayChange && dayChangeShare(dayChange, netAssets);
  return (
    <PriceChange
      change={dayChange}
      currency={currency}
      {...(share ? { percent: multiplyAmounts(share, '100') } : {})}
    />
  );
}

function Idle() {
  const t = useText(toDos);
  return (
    <p className="mt-4 mb-0 flex items-center gap-2 text-label text-on-hero-muted before:size-2 before:shrink-0 before:rounded-full before:bg-success before:content-['']">
      {t('nothing')}
    </p>
  );
}
