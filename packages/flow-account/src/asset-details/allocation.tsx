import type { AccountDetails } from '@quayside/contract/internals/account-details';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { DescriptionList } from '@quayside/ui/description-list';
import { Donut } from '@quayside/ui/donut';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { Tabs } from '@quayside/ui/tabs';
import { useEffect, useMemo, useState } from 'react';
import { account } from '../account/texts.ts';
import { type AllocationTexts, calculateAllocation, groupings } from './allocation-parts.ts';
import { LongShortTotals } from './long-short-totals.tsx';
import { calculateLongAndShort, type Position } from './positions.ts';
import { useChoice } from './use-choice.ts';
import { useIsNear } from './use-is-near.ts';
import { useValuedPositions } from './use-valued-positions.ts';

type Props = {
  readonly details: AccountDetails;
  readonly positions: readonly Position[];
  readonly positionValue: string | undefined;
};

/**
 * Renders the shares of the assets, grouped by position, asset class, market or currency. The customer's choice is in the URL. Many positions are valued once
 * the card is near the screen.
 */
export function Allocation({ positions, ...props }: Props) {
  const t = useText(account);
  const [isNear, place] = useIsNear();
  const valued = useValuedPositions(positions, isNear ? 'now' : 'later');
  return (
    <Card title={t('details.allocation')}>
      <div ref={place}>
        {valued ? (
          <Shares positions={valued} {...props} />
        ) : (
          <SkeletonScreen>
            <Skeleton variant="block" height="20rem" />
          </SkeletonScreen>
        )}
      </div>
    </Card>
  );
}

function Shares({ details, positions, positionValue }: Props) {
  const t = useText(account);
  const markets = useMarketNames();
  const [by, setBy] = useChoice('by', groupings, 'holding');
  const words = useMemo<AllocationTexts>(
    () => ({
      cash: t('details.cashPart'),
      others: t('details.otherPart'),
      nameOf: (grouping, id) =>
        grouping === 'market'
          ? id === 'unknown'
            ? t('details.otherPart')
            : (markets[id] ?? id)
          : grouping === 'asset'
            ? t(assets[id] ?? 'details.otherPart')
            : id,
    }),
    [t, markets],
  );
  const { parts, of } = useMemo(
    () => calculateAllocation(positions, details, by, words),
    [positions, details, by, words],
  );
  const sides = useMemo(() => calculateLongAndShort(positions), [positions]);
  const hasCash = parts.some(({ id }) => id === 'cash') || by === 'currency';
  const total =
    of === 'partial' ? 'details.priced' : !sides ? 'details.total' : hasCash ? 'details.longAndCash' : 'details.long';
  const chart =
    parts.length > 0 ? (
      <Donut
        label={t('details.allocation')}
        caption="hidden"
        ring="none"
        parts={parts}
        currency={details.currency}
        totalLabel={t(total)}
      />
    ) : (
      <DescriptionList
        items={[{ id: 'allocation', label: t('details.allocation'), value: t('details.notAvailable') }]}
      />
    );
  return (
    <>
      <Tabs
        label={t('details.by')}
        variant="row"
        value={by}
        onValueChange={(id) => setBy(groupings.find((one) => one === id) ?? by)}
        tabs={groupings.map((id) => ({ id, label: t(`by.${id}`), content: chart }))}
      />
      {of === 'partial' && parts.length > 0 ? (
        <p className="mt-2 mb-0 text-caption text-ink-muted">{t('details.pricedText')}</p>
      ) : null}
      {sides ? <LongShortTotals {...sides} positionValue={positionValue} currency={details.currency} /> : null}
    </>
  );
}

const assets: Readonly<Record<string, 'asset.stock' | 'asset.fund' | 'asset.option'>> = {
  stock: 'asset.stock',
  fund: 'asset.fund',
  option: 'asset.option',
};

/** Returns the names of countries by their codes. Returns `{}` until they are loaded, or if they fail to load. */
function useMarketNames(): Readonly<Record<string, string>> {
  const language = useLanguage();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let current = true;
    import('@quayside/i18n/internals/text/countries')
      .then(({ loadCountryNames }) => loadCountryNames(language))
      .then(
        (loaded) => current && setNames(loaded),
        () => undefined, // the codes are shown instead
      );
    return () => {
      current = false;
    };
  }, [language]);
  return names;
}
