import type { AccountOverview } from '@quayside/contract/account-overview';
import { getAssetHistory } from '@quayside/contract/calls/account';
import { homeStatus } from '@quayside/i18n/text/home-status';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { type Amount, compareAmounts, formatAmount } from '@quayside/rules/amount';
import { formatDate } from '@quayside/rules/calendar-date';
import { useEffect, useState } from 'react';
import { useHost } from '../host-context.ts';

export type NetAssetsLineProps = Pick<NonNullable<AccountOverview['value']>, 'currency' | 'netAssets'>;
type Point = { readonly on: string; readonly netAssets: string };

const WIDTH = 100;
const HEIGHT = 40;
/** Units above the highest and below the lowest point, for the width of the line. */
const EDGE = 2;

/** Renders net assets of the last month as a line, for the band, with its period and its lowest and highest value in place of axes. Renders nothing if they are not known or did not change. */
export function NetAssetsLine({ currency, netAssets }: NetAssetsLineProps) {
  const t = useText(homeStatus);
  const language = useLanguage();
  const closes = useCloses();
  if (closes === 'waiting') return <Flat />;
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

/** Stands where the line will be, with the same height. */
const Flat = () => (
  <div aria-hidden className="pt-4">
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="block h-16 w-full text-accent">
      <path
        d={`M0 ${HEIGHT / 2}H${WIDTH}`}
        vectorEffect="non-scaling-stroke"
        className="stroke-2 stroke-accent opacity-40"
      />
    </svg>
    <p className="m-0 pt-1 text-caption">{'\u00a0'}</p>
  </div>
);

/** Returns the closes of the last month, which are asked for once the page is on the screen; none if they could not be loaded. */
function useCloses(): readonly Point[] | 'waiting' {
  const host = useHost();
  const [closes, setCloses] = useState<readonly Point[] | 'waiting'>('waiting');
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () =>
      (await host.login()).caller.call(getAssetHistory, { range: '1m' }, { signal, quiet: true });
    load().then(
      (history) => signal.aborted || setCloses(history?.closes ?? []),
      () => signal.aborted || setCloses([]), // the amount above says enough
    );
    return () => controller.abort();
  }, [host]);
  return closes;
}
