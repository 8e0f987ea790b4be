import { useFlow } from '@quayside/flow/flow-context';
import { DepositButton } from '@quayside/flow-screens/internals/deposit';
import { useText } from '@quayside/i18n/use-text';
import type { PartialNetAssets } from '@quayside/rules/internals/metrics/partial-net-assets';
import { dayChangeShare, gainShare } from '@quayside/rules/internals/metrics/position-value';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { Divider } from '@quayside/ui/divider';
import { PriceChange } from '@quayside/ui/price-change';
import { type ReactNode, use } from 'react';
import { account } from '../account/texts.ts';
import { AmountsVisibleContext } from './amounts-visible.ts';
import { MetricFigure, MetricName, MetricValue } from './figure.tsx';
import type { AccountType, ShownMetrics } from './metric-groups.ts';
import { toPercent } from './positions.ts';
import { accountMetrics } from './texts.ts';

export type ValuationProps = {
  readonly type: AccountType;
  readonly number: string;
  readonly values: ShownMetrics['values'];
  /** Net assets without positions that have no quote; undefined if all have one, or if another value is unknown. */
  readonly partial: PartialNetAssets | undefined;
  /** Whether positions have a purchase price; contracts and short positions have none. */
  readonly hasCosts: boolean;
  readonly currency: string;
  readonly deposit: 'here' | 'shown-above';
  /** Content beside the account number: the button that hides the amounts. */
  readonly hide: ReactNode;
};

/**
 * Renders the summary of an account: its number, net assets, day change, unrealised profit, buying power and withdrawable cash, with buttons to deposit and
 * trade.
 */
export function Valuation({ type, number, values, partial, hasCosts, currency, deposit, hide }: ValuationProps) {
  const t = useText(account);
  const { unrealizedPL: gain, positionValue } = values;
  return (
    <Card>
      <div className="mb-3 flex items-start justify-between gap-3">
        <AccountName name={t(`type.${type}`)} number={number} />
        {hide}
      </div>
      <MetricFigure
        id="netAssets"
        values={partial ? { netAssets: partial.netAssets } : values}
        currency={currency}
        size="display"
      />
      {partial ? (
        <p className="m-0 text-caption text-ink-muted">
          {t('details.excludes', { names: partial.without.join(', ') })}
        </p>
      ) : null}
      <Pair>
        <DayChange values={values} />
        <Change
          id="unrealizedPL"
          values={values}
          share={hasCosts && gain && positionValue ? gainShare(gain, positionValue) : undefined}
          base={hasCosts ? undefined : 'none'}
        />
      </Pair>
      <div className="mt-4">
        <Divider />
      </div>
      <Pair>
        <MetricFigure id={buyingPowerMetrics[type]} values={values} currency={currency} />
        <MetricFigure id="withdrawableCash" values={values} currency={currency} />
      </Pair>
      <Actions deposit={deposit} />
    </Card>
  );
}

/** Renders the name of the account above its number. */
export const AccountName = ({ name, number }: { readonly name: string; readonly number: string }) => (
  <p className="m-0 text-body text-ink">
    <span className="font-semibold">{name}</span>
    <span className="block text-caption text-ink-muted tabular-nums">{number}</span>
  </p>
);

/** Renders the day change with its name and its percentage of net assets. */
export function DayChange({ values }: Pick<ValuationProps, 'values'>) {
  const { netAssets, dayChange } = values;
  return (
    <Change id="dayChange" values={values} share={dayChange && netAssets && dayChangeShare(dayChange, netAssets)} />
  );
}

type ChangeProps = Pick<ValuationProps, 'values'> & {
  readonly id: 'dayChange' | 'unrealizedPL';
  /** Change as a fraction, shown as a percentage; undefined: no percentage. */
  readonly share: string | undefined;
  /** `none`: the change has no percentage, and its definition explains why */
  readonly base?: 'none' | undefined;
};

/** Renders a change with its name and its percentage. */
function Change({ id, values, share, base }: ChangeProps) {
  const t = useText(account);
  const shown = use(AmountsVisibleContext);
  const change = values[id];
  return (
    <div>
      <p className="m-0 text-caption text-ink-muted">
        <MetricName id={id} {...(base ? { note: t('details.noShare') } : {})} />
      </p>
      <p className="m-0">
        {shown && change !== undefined ? (
          <PriceChange change={change} {...(share ? { percent: toPercent(share) } : {})} />
        ) : (
          <MetricValue id={id} values={values} />
        )}
      </p>
    </div>
  );
}

/** Renders buttons to deposit and to trade. Trading opens the native app; in a browser, the button links to the app's URL, if the edition has one. */
function Actions({ deposit }: Pick<ValuationProps, 'deposit'>) {
  const t = useText(account);
  const tMetrics = useText(accountMetrics);
  const { hostServices } = useFlow();
  const { openAppScreen, appAddress } = hostServices ?? {};
  if (deposit === 'shown-above' && !openAppScreen && !appAddress) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3 *:flex-[1_1_8rem]">
      {deposit === 'here' ? <DepositButton size="medium" openAppScreen={openAppScreen} /> : null}
      {openAppScreen ? (
        <Button variant="secondary" size="medium" onPress={() => openAppScreen('trade')}>
          {t('trade')}
        </Button>
      ) : appAddress ? (
        <Button variant="secondary" size="medium" href={appAddress}>
          {tMetrics('tradeInApp')}
        </Button>
      ) : null}
    </div>
  );
}

/** The metric that states the buying power of each type of account. */
export const buyingPowerMetrics = {
  cash: 'cashBuyingPower',
  margin: 'maximumBuyingPower',
  futures: 'availableFunds',
  cfd: 'availableFunds',
} as const;

/** Renders two figures side by side, or one below the other if large text needs the width. */
const Pair = ({ children }: { readonly children: ReactNode }) => (
  <div className="mt-3 flex flex-wrap gap-x-4 gap-y-3 *:min-w-0 *:flex-[1_1_7rem]">{children}</div>
);
