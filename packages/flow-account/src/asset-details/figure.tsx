import { useText } from '@quayside/i18n/use-text';
import { Amount, type AmountProps } from '@quayside/ui/amount';
import { Popover } from '@quayside/ui/popover';
import { formatShare } from '@quayside/values/amount';
import { createContext, use } from 'react';
import { account } from '../account/texts.ts';
import { AmountsVisibleContext } from './amounts-visible.ts';
import { MetricFormula } from './metric-formula.tsx';
import { type MetricId, metricKinds, type ShownMetrics } from './metric-groups.ts';
import { accountMetrics } from './texts.ts';

/** Context that is true if the account has short positions. The position value is then labelled as gross. Default: false. */
export const HasShortContext = createContext(false);

/** Context that is true in a skeleton, where names open no definition, because it would close when the details load. Default: false. */
export const InSkeletonContext = createContext(false);

export type MetricValueProps = {
  readonly id: MetricId;
  readonly values: ShownMetrics['values'];
  /** Currency code; omitted if a figure next to it shows the currency. */
  readonly currency?: string;
  readonly size?: AmountProps['size'];
};

/** Renders the name of a metric above its value. A press on the name opens the definition. */
export const MetricFigure = ({ id, ...figure }: MetricValueProps) => (
  <div>
    <p className="m-0 text-caption text-ink-muted">
      <MetricName id={id} />
    </p>
    <p className="m-0">
      <MetricValue id={id} {...figure} />
    </p>
  </div>
);

/** Renders the name of a metric, which opens a popover with its definition, its formula and `note`. In a skeleton, renders only the name. */
export function MetricName({ id, note }: { readonly id: MetricId | 'riskLevel'; readonly note?: string }) {
  const t = useText(accountMetrics);
  const isGross = use(HasShortContext) && id === 'positionValue';
  const name = t(isGross ? 'positionValue.gross' : `${id}.label`);
  if (use(InSkeletonContext)) return name;
  return (
    <Popover label={name}>
      <p className="m-0">{t(`${id}.what`)}</p>
      {id === 'riskLevel' ? null : <MetricFormula id={id} />}
      {note ? <p className="m-0 mt-2">{note}</p> : null}
    </Popover>
  );
}

/**
 * Renders an amount with its currency, a gain or loss in the stock colours, or a percentage. Renders "not available" if a quote is missing, and a placeholder
 * while amounts are hidden.
 */
export function MetricValue({ id, values, currency, size = 'body' }: MetricValueProps) {
  const t = useText(account);
  const value = values[id];
  const kind = metricKinds[id];
  if (!use(AmountsVisibleContext)) return <HiddenAmount />;
  if (!Object.hasOwn(values, id)) return <span className="text-ink-muted text-label">{t('details.notAvailable')}</span>;
  if (kind === 'share')
    return <span className="text-body text-ink tabular-nums">{value === undefined ? '–' : formatShare(value)}</span>;
  return <Amount value={value} currency={currency} size={size} {...(kind === 'change' ? { variant: kind } : {})} />;
}

/** Renders four dots instead of an amount. Screen readers announce that the amount is hidden. */
export function HiddenAmount() {
  const t = useText(account);
  return (
    <span className="text-ink">
      <span aria-hidden>••••</span>
      <span className="sr-only">{t('details.hidden')}</span>
    </span>
  );
}
