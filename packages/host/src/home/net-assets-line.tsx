import type { AccountOverview } from '@quayside/contract/account-overview';
import { homeStatus } from '@quayside/i18n/text/home-status';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { pageTimers } from '@quayside/platform/timers';
import { withTimeout } from '@quayside/platform/with-timeout';
import { type Amount, compareAmounts, formatAmount } from '@quayside/rules/amount';
import { formatDate } from '@quayside/rules/calendar-date';

export type NetAssetsLineProps = Pick<NonNullable<AccountOverview['value']>, 'currency' | 'netAssets'> & {
  readonly closes: readonly AssetClose[];
};
/** Net assets at the close of a day, `YYYY-MM-DD`. */
export type AssetClose = { readonly on: string; readonly netAssets: string };

const WIDTH = 100;
const HEIGHT = 40;
/** Units above the highest and below the lowest point, for the width of the line. */
const EDGE = 2;

/** Renders net assets of the last month as a line, for the band, with its period and its lowest and highest value in place of axes. Renders nothing if they are not known or did not change. */
export function NetAssetsLine({ currency, netAssets, closes }: NetAssetsLineProps) {
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
  const amounts = [...closes.map((close) => close.netAssets), netAssets].sort(compareAmounts);
  const words = {
    date: formatDate(first.on, language),
    from: formatAmount(first.netAssets, { currency }),
    to: formatAmount(netAssets, { currency }),
  };
  return (
    <figure className="m-0 pt-4">
      <svg
        role="img"
        aria-label={t('month', words)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-16 w-full text-accent"
      >
        <path d={`${line}V${HEIGHT}H0Z`} className="fill-accent opacity-15" />
        <path d={line} vectorEffect="non-scaling-stroke" className="fill-none stroke-2 stroke-accent" />
      </svg>
      <figcaption aria-hidden className="flex flex-wrap justify-between gap-x-3 pt-1 text-caption text-on-hero-muted">
        <span>{t('pastMonth')}</span>
        <span className="tabular-nums">
          {t('lowHigh', { low: short(amounts[0] ?? netAssets), high: short(amounts.at(-1) ?? netAssets) })}
        </span>
      </figcaption>
    </figure>
  );
}

/** Without cents, which a scale does not need. */
const short = (amount: Amount): string => formatAmount(amount).replace(/\.\d+$/, '');

/** Longest time in milliseconds that home waits for its line. */
const lineLimit = 1500;

/** Returns the closes of the last month; none if they cannot be loaded, or not in time: the amount above says enough. */
export const lastCloses = (
  history: Promise<{ readonly closes: readonly AssetClose[] } | null>,
): Promise<readonly AssetClose[]> =>
  withTimeout(history, lineLimit, () => new Error('The history did not come in time.'), pageTimers).then(
    (found) => found?.closes ?? [],
    () => [],
  );
