import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { formatGreetingName } from '@quayside/i18n/internals/greeted-name';
import { homeStatus } from '@quayside/i18n/internals/text/home-status';
import { toDos } from '@quayside/i18n/internals/text/to-dos';
import { useText } from '@quayside/i18n/use-text';
import { dayChangeShare } from '@quayside/rules/internals/metrics/position-value';
import { Amount } from '@quayside/ui/amount';
import { PriceChange } from '@quayside/ui/price-change';
import { multiplyAmounts } from '@quayside/values/amount';
import { type ReactNode, useState } from 'react';
import type { HomeKind } from '../boot/home-shape.ts';
import { getPictureUrl } from '../edition.ts';
import { useHost } from '../host-context.ts';
import { type AssetClose, NetAssetsLine } from './net-assets-line.tsx';

type Value = NonNullable<AccountOverview['value']>;
/** The part of the value that is known if some positions have no price. */
type PartValue = NonNullable<AccountOverview['partValue']>;

type Worth = Pick<Value, 'currency' | 'netAssets'>;

/** The props of `HomeHeader`: its heading, the customer's name, and the value of the accounts. */
export type HomeHeaderProps = {
  readonly of: HomeKind;
  /** The customer's name; undefined while unknown. */
  readonly name: string | undefined;
  /** The value of the account; `unknown` if a price is missing. Undefined: the header shows no value. */
  readonly value?: Value | PartValue | 'unknown' | undefined;
  /** What `value` includes. `securities`: not the futures and CFDs that the customer also has. Default: `everything`. */
  readonly covers?: 'everything' | 'securities' | undefined;
  /** The value of all accounts, if `value` covers only one of them. Undefined if it covers all, or while unknown. */
  readonly all?: Worth | undefined;
  /** The net assets at each close of the last month, for the chart. Default: none, so no chart. */
  readonly closes?: readonly AssetClose[] | undefined;
  /**
   * `urgent`: there is a margin call, so the value takes one line. `idle`: the header says that the customer has no task. `calm`: an application was refused,
   * so the header has no picture.
   */
  readonly mood?: 'urgent' | 'idle' | 'calm' | undefined;
};

const headings = { account: 'heading', application: 'applicationHeading', new: 'newHeading' } as const;

/** Renders the top of a customer's home on the brand's hero: greeting, heading, value of the account and chart. The hero is dark in every skin. */
export function HomeHeader({ of, name, value, covers = 'everything', all, closes = [], mood }: HomeHeaderProps) {
  const t = useText(homeStatus);
  const { edition } = useHost();
  const isPlain = mood === 'urgent' || mood === 'calm';
  const hasPicture = !isPlain && value === undefined;
  const look = edition.homeBand ?? 'corner';
  const hasFoot = !isPlain && !hasPicture && look === 'foot'; // a wide page shows it in the corner
  const hasCorner = hasPicture || (!isPlain && look === 'corner');
  const isRidge = look === 'ridge' && !isPlain && isWhole(value);
  const label = t(all ? 'allAccounts' : covers === 'securities' ? 'securitiesNetAssets' : 'netAssets');
  const greeting = name
    ? t(greetings[edition.name] ?? 'greeting.standard', { name: formatGreetingName(name) })
    : of === 'new'
      ? t('welcome', { wordmark: edition.wordmark })
      : undefined;
  const beside = hasCorner ? 'max-w-3/5 text-balance' : '';
  const month =
    isWhole(value) && !isPlain ? <NetAssetsLine {...value} covers={covers} closes={closes} look={look} /> : null;
  return (
    <div className="relative bg-hero" data-skin="black">
      {hasCorner || hasFoot ? (
        <div
          className={`${hasFoot ? 'hidden min-[48rem]:block' : ''} absolute inset-0 mx-auto max-w-reading overflow-hidden ${hasPicture ? '' : 'opacity-70 [mask-image:linear-gradient(#000_4rem,#0000_5rem)]'}`}
        >
          <img
            className={`absolute end-0 block max-w-none [mask-image:linear-gradient(90deg,#0000,#000_45%)] sm:[mask-image:linear-gradient(90deg,#0000,#000_45%_85%,#0000)] ${hasPicture ? 'bottom-0 h-full max-h-24' : 'top-0 h-20'}`}
            src={getPictureUrl(edition, 'hero')}
            alt=""
          />
        </div>
      ) : null}
      <div
        className={`relative mx-auto max-w-reading px-gutter ${mood === 'urgent' ? 'py-3' : isRidge ? 'pt-5' : 'pt-5 pb-6'} ${hasPicture ? 'min-h-28' : ''}`}
      >
        {greeting && mood !== 'urgent' ? (
          <p className={`m-0 text-label text-on-hero-muted ${beside}`}>{greeting}</p>
        ) : null}
        <h1 className={`m-0 text-on-hero ${mood === 'urgent' ? 'text-title' : 'text-heading'} ${beside}`} tabIndex={-1}>
          {t(headings[of])}
        </h1>
        {mood === 'idle' && isRidge ? <Idle below="title" /> : null}
        {value === 'unknown' ? (
          <p className="mt-3 mb-0 text-body text-on-hero-muted">{t('valueUnknown')}</p>
        ) : value && 'without' in value ? (
          <Part {...value} label={label} />
        ) : value && mood === 'urgent' ? (
          <ShortValue {...value} label={label} all={all} />
        ) : value ? (
          <NetAssets {...value} label={label} all={all}>
            {isRidge ? null : month}
          </NetAssets>
        ) : null}
        {mood === 'idle' && !isRidge ? <Idle below="value" /> : null}
        {isRidge ? month : null}
      </div>
      {hasFoot ? (
        <img
          className="mx-auto -mt-8 block min-[48rem]:hidden h-28 w-full max-w-reading object-cover object-bottom [mask-image:linear-gradient(#0000,#000_45%)] sm:[mask:linear-gradient(#0000,#000_45%)_intersect,linear-gradient(90deg,#0000,#000_15%_85%,#0000)]"
          src={getPictureUrl(edition, 'hero')}
          alt=""
        />
      ) : null}
    </div>
  );
}

/** Returns true if the value includes all positions, so that it has a day change and a chart. */
const isWhole = (value: HomeHeaderProps['value']): value is Value =>
  value !== undefined && value !== 'unknown' && !('without' in value);

/** The text key of the greeting, by edition. Others use the standard greeting. */
const greetings: Readonly<Record<string, `greeting.${'hk' | 'mainland' | 'pro'}`>> = {
  hk: 'greeting.hk',
  mainland: 'greeting.mainland',
  pro: 'greeting.pro',
};

/** Adds a label that says which accounts the value covers. */
type Labelled<T> = T & { readonly label: string };
type ValueProps = Labelled<Value> & Pick<HomeHeaderProps, 'all'>;

/**
 * Renders the value of all accounts, and below it that of the securities account with its day change. `children` is the chart, which a wide page shows beside
 * the value.
 */
function NetAssets({ label, all, children, ...own }: ValueProps & { readonly children: ReactNode }) {
  const t = useText(homeStatus);
  return (
    <div className="mt-4 min-[48rem]:grid min-[48rem]:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)] min-[48rem]:items-end min-[48rem]:gap-x-4">
      <div>
        <p className="m-0 text-label text-on-hero-muted">{label}</p>
        <p className="m-0 font-semibold text-on-hero">
          <Fresh of={(all ?? own).netAssets}>
            <Amount {...amountOf(all ?? own)} size="display" />
          </Fresh>
        </p>
        {all ? (
          <p className={row}>
            {t('securities')}
            <span className="text-on-hero">
              <Fresh of={own.netAssets}>
                <Amount {...amountOf(own)} />
              </Fresh>
            </span>
          </p>
        ) : null}
        {own.dayChange ? (
          <p className={row}>
            {t(all ? 'securitiesDayChange' : 'dayChange')}
            <Change {...own} />
          </p>
        ) : null}
      </div>
      {children}
    </div>
  );
}

/** Renders the known part of the value, and the names of the positions that have no price. */
function Part({ currency, netAssets, without, label }: Labelled<PartValue>) {
  const t = useText(homeStatus);
  return (
    <div className="mt-4">
      <p className="m-0 text-label text-on-hero-muted">{label}</p>
      <p className="m-0 font-semibold text-on-hero">
        <Amount value={netAssets} currency={currency} size="display" />
      </p>
      <p className="m-0 text-label text-on-hero-muted">{t('valueWithout', { names: without.join(', ') })}</p>
    </div>
  );
}

/** Renders the value in one line, without its chart. */
function ShortValue({ label, all, ...own }: ValueProps) {
  const t = useText(homeStatus);
  return (
    <p className="m-0 flex flex-wrap items-baseline gap-x-3 text-label text-on-hero-muted">
      <span>
        {label}{' '}
        <span className="font-semibold text-on-hero">
          <Fresh of={(all ?? own).netAssets}>
            <Amount {...amountOf(all ?? own)} />
          </Fresh>
        </span>
      </span>
      {own.dayChange ? (
        <span>
          {all ? `${t('securitiesDayChange')} ` : ''}
          <Change {...own} />
        </span>
      ) : null}
    </p>
  );
}

const row = 'm-0 flex flex-wrap items-baseline gap-x-2 text-label text-on-hero-muted';
const amountOf = ({ currency, netAssets }: Worth) => ({ currency, value: netAssets });

function Change({ currency, netAssets, dayChange }: Value) {
  const share = dayChange && dayChangeShare(dayChange, netAssets);
  return (
    <Fresh of={dayChange ?? ''}>
      <PriceChange
        change={dayChange}
        currency={currency}
        {...(share ? { percent: multiplyAmounts(share, '100') } : {})}
      />
    </Fresh>
  );
}

/** Renders a figure, which fades in if it has changed since home last showed it, for example after Back. A cross-fade would overlap two figures. */
function Fresh({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  const [first] = useState(of);
  return (
    <span key={of} data-part="figure" className={of === first ? '' : 'motion-safe:animate-q-fade-in'}>
      {children}
    </span>
  );
}

/** Renders the message that the customer has nothing to do, below the title or below the value. */
function Idle({ below }: { readonly below: 'title' | 'value' }) {
  const t = useText(toDos);
  return (
    <p
      className={`${below === 'title' ? 'mt-2' : 'mt-4'} mb-0 flex items-center gap-2 text-label text-on-hero-muted before:size-2 before:shrink-0 before:rounded-full before:bg-success before:content-['']`}
    >
      {t('nothing')}
    </p>
  );
}
