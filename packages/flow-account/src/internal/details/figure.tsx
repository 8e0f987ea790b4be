import { account } from '@quayside/i18n/text/account';
import { accountMetrics } from '@quayside/i18n/text/account-metrics';
import { useText } from '@quayside/i18n/use-text';
import { formatShare } from '@quayside/rules/amount';
import { Amount, type AmountProps } from '@quayside/ui/amount';
import { Popover } from '@quayside/ui/popover';
import { use } from 'react';
import { type MetricId, metricKinds } from '../metric-groups.ts';
import { AmountsShown } from './amounts-shown.ts';

export type FigureProps = {
  readonly id: MetricId;
  readonly value: string | undefined;
  readonly currency: string;
  readonly size?: AmountProps['size'];
};

/** A metric under its name, whose definition opens at a press. */
export const Figure = ({ id, ...figure }: FigureProps) => (
  <div>
    <p className="m-0 text-ink-muted text-label">
      <MetricName id={id} />
    </p>
    <p className="m-0">
      <MetricValue id={id} {...figure} />
    </p>
  </div>
);

export function MetricName({ id }: { readonly id: MetricId | 'riskLevel' }) {
  const t = useText(accountMetrics);
  return <Popover label={t(id)}>{t(`${id}.what`)}</Popover>;
}

/** Money with its currency, a gain or loss in the stock colours, or a share in per cent; hidden on demand. */
export function MetricValue({ id, value, currency, size = 'body' }: FigureProps) {
  const kind = metricKinds[id];
  if (!use(AmountsShown)) return <HiddenAmount />;
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
