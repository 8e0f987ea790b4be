import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { homeStatus } from '@quayside/i18n/internals/text/home-status';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { pageTimers } from '@quayside/platform/internals/timers';
import { withTimeout } from '@quayside/platform/internals/with-timeout';
import { shareOfBase } from '@quayside/rules/internals/metrics/position-value';
import { PriceChange } from '@quayside/ui/price-change';
import { addAmounts, formatAmount, multiplyAmounts, negateAmount } from '@quayside/values/amount';
import { formatDate } from '@quayside/values/calendar-date';
import type { HomeBand } from '../edition.ts';

/** The props of `NetAssetsLine`: the present net assets, the closes of the last month, and the shape of the chart (`look`). */
export type NetAssetsLineProps = Pick<NonNullable<AccountOverview['value']>, 'currency' | 'netAssets'> & {
  readonly closes: readonly AssetClose[];
  readonly look: HomeBand;
  /** Which accounts the net assets cover, for the text alternative. */
  readonly covers: 'everything' | 'securities';
};
/** The net assets at the close of the day `on` (`YYYY-MM-DD`). */
export type AssetClose = { readonly on: string; readonly netAssets: string };

const WIDTH = 100;
const HEIGHT = 40;
/** The space above the highest and below the lowest point, in units of the chart, so that the line is not clipped. */
const EDGE = 2;

/** Renders the net assets of the last month as a line, a ridge or bars, with the period and the change. Renders nothing if they are unknown or unchanged. */
export function NetAssetsLine({ currency, netAssets, closes, look, covers }: NetAssetsLineProps) {
  const t = useText(homeStatus);
  const language = useLanguage();
  const points = [...closes.map((close) => ({ ...close, at: Number(close.netAssets) })), { at: Number(netAssets) }];
  const lowest = Math.min(...points.map(({ at }) => at));
  const highest = Math.max(...points.map(({ at }) => at));
  const [first] = closes;
  if (!first || lowest === highest) return null;
  const x = (index: number) => ((index / (points.length - 1)) * WIDTH).toFixed(2);
  const y = (at: number) => (EDGE + ((highest - at) / (highest - lowest)) * (HEIGHT - 2 * EDGE)).toFixed(2);
  const line = points.map(({ at }, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(at)}`).join('');
  const change = addAmounts(netAssets, negateAmount(first.netAssets));
  const share = shareOfBase(change, first.netAssets);
  const isOfAll = covers === 'everything';
  const words = {
    date: formatDate(first.on, language),
    from: formatAmount(first.netAssets, { currency }),
    to: formatAmount(netAssets, { currency }),
  };
  const isRidge = look === 'ridge';
  const picture = (
    <svg
      role="img"
      aria-label={t(isOfAll ? 'month' : 'securitiesMonth', words)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`relative block w-full text-accent ${isRidge ? 'h-20' : 'h-16'}`}
    >
      {look === 'bars' ? (
        <Bars heights={points.map(({ at }) => Number(y(at)))} />
      ) : (
        <>
          <path
            d={`${line}V${HEIGHT}H0Z`}
            className={
              isRidge ? 'fill-[color-mix(in_srgb,var(--q-accent)_40%,var(--q-hero))]' : 'fill-accent opacity-15'
            }
          />
          <path d={line} vectorEffect="non-scaling-stroke" className="fill-none stroke-2 stroke-accent" />
        </>
      )}
    </svg>
  );
  const result = (
    <figcaption className="flex flex-wrap items-baseline gap-x-2 pt-1 text-label text-on-hero-muted">
      {t(isOfAll ? 'pastMonth' : 'securitiesPastMonth')}
      <PriceChange change={change} {...(share ? { percent: multiplyAmounts(share, '100') } : {})} />
    </figcaption>
  );
  if (!isRidge)
    return (
      <figure className="m-0 pt-4">
        {picture}
        {result}
      </figure>
    );
  return (
    <figure className="m-0 pt-4">
      {result}
      <div className="relative -mx-gutter overflow-hidden pt-6 sm:[mask-image:linear-gradient(90deg,#0000,#000_15%_85%,#0000)]">
        <span className="absolute end-10 top-2 size-14 rounded-full bg-spark ring-8 ring-spark/25" />
        {picture}
      </div>
    </figure>
  );
}

/** Renders each day as a bar from the previous close to the day's close, on a grid. A bar is filled if the value rose, and hollow if it fell. */
function Bars({ heights }: { readonly heights: readonly number[] }) {
  const step = WIDTH / (heights.length - 1);
  const days = heights.slice(1).map((to, at) => ({ from: heights[at] ?? to, to, left: (at + 0.2) * step }));
  const bar = ({ from, to, left }: (typeof days)[number]) =>
    `M${left.toFixed(2)} ${from}H${(left + step * 0.6).toFixed(2)}V${to}H${left.toFixed(2)}Z`;
  const path = (rose: boolean) =>
    days
      .filter(({ from, to }) => to <= from === rose)
      .map(bar)
      .join('');
  return (
    <>
      <path
        d="M0 0H100M0 10H100M0 20H100M0 30H100M0 40H100M20 0V40M40 0V40M60 0V40M80 0V40"
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-line"
      />
      <path d={path(true)} vectorEffect="non-scaling-stroke" className="fill-accent stroke-accent" />
      <path d={path(false)} vectorEffect="non-scaling-stroke" className="fill-hero stroke-accent" />
    </>
  );
}

/** The longest time in milliseconds that home waits for its chart. */
const lineLimit = 1500;

/**
 * Returns the closes of the last month from a pending response. Resolves with an empty list if it fails or takes more than 1.5 s, because home works without
 * the chart.
 */
export const loadLastCloses = (
  history: Promise<{ readonly closes: readonly AssetClose[] } | null>,
): Promise<readonly AssetClose[]> =>
  withTimeout(history, lineLimit, () => new Error('The history did not come in time.'), pageTimers).then(
    (found) => found?.closes ?? [],
    () => [],
  );
