import { account } from '@quayside/i18n/text/account';
import { accountMetrics } from '@quayside/i18n/text/account-metrics';
import { useText } from '@quayside/i18n/use-text';
import { formatShare } from '@quayside/rules/amount';
import { Amount, type AmountProps } from '@quayside/ui/amount';
import { Popover } from '@quayside/ui/popover';
import { createContext, use } from 'react';
import { AmountsShown } from './amounts-shown.ts';
import { MetricFormula } from './metric-formula.tsx';
import { type MetricId, metricKinds, type ShownMetrics } from './metric-groups.ts';

/** Whether a position is short, so that the position value is not what remains of both. */
export const HasShort = createContext(false);

/** Whether the figures stand in a skeleton: a definition that opens there would close when the details come. */
export const InSkeleton = createContext(false);

export type FigureProps = {
  readonly id: MetricId;
  readonly values: ShownMetrics['values'];
  /** left out beside figures that name it */
  readonly currency?: string;
  readonly size?: AmountProps['size'];
};

/** Renders a metric with its name. A press on the name shows the definition. */
export const Figure = ({ id, ...figure }: FigureProps) => (
  <div>
    <p className="m-0 text-caption text-ink-muted">
      <MetricName id={id} />
    </p>
    <p className="m-0">
      <MetricValue id={id} {...figure} />
    </p>
  </div>
);

/** Renders a name that opens the definition of the metric and its formula; `note`: what is particular about it here. */
export function MetricName({ id, note }: { readonly id: MetricId | 'riskLevel'; readonly note?: string }) {
  const t = useText(accountMetrics);
  const isGross = use(HasShort) && id === 'positionValue';
  const name = t(isGross ? 'positionValue.gross' : `${id}.label`);
  if (use(InSkeleton)) return name;
  return (
    <Popover label={name}>
      <p className="m-0">{t(`${id}.what`)}</p>
      {id === 'riskLevel' ? null : <MetricFormula id={id} />}
      {note ? <p className="m-0 mt-2">{note}</p> : null}
    </Popover>
  );
}

/** Renders an amount with its currency, a gain or loss in the stock colours, or a percentage; words where a missing quote leaves it unknown. Hidden while amounts are hidden. */
export function MetricValue({ id, values, currency, size = 'body' }: FigureProps) {
  const t = useText(account);
  const value = values[id];
  const kind = metricKinds[id];
  if (!use(AmountsShown)) return <HiddenAmount />;
  if (!Object.hasOwn(values, id)) return <span className="text-ink-muted text-label">{t('details.notAvailable')}</span>;
  if (kind === 'share')
    return <span className="text-body text-ink tabular-nums">{value === undefined ? '–' : formatShare(value)}</span>;
  return <Amount value={value} currency={currency} size={size} {...(kind === 'change' ? { kind } : {})} />;
}

export function HiddenAmount() {
  const t = useText(account);
  return (
    <span className="text-ink">
      <span aria-hidden>••••</span>
      <span className="sr-only">{t('details.hidden')}</span>
    </span>
  );
}
