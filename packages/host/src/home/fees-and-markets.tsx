import { home } from '@quayside/i18n/internals/text/home';
import { useText } from '@quayside/i18n/use-text';
import { derivativeProducts } from '@quayside/rules/internals/derivative-products';
import type { ExampleFees } from '@quayside/rules/internals/tier';
import { Card } from '@quayside/ui/card';
import { useHost } from '../host-context.ts';

/** Formats an amount with its currency and two decimals. It avoids `Intl`, whose first use would delay the first press on home by 14 ms. */
export const formatFee = (currency: string, amount: string) => `${currency}\u00a0${(+amount).toFixed(2)}`;

/** Formats the size of the example order with its currency. */
export const formatOrderSize = ({ currency = '', order = '' }: Partial<ExampleFees>) =>
  `${currency}\u00a0${order.replace(/\B(?=(\d{3})+$)/g, ',')}`;

type RowsProps = { readonly title: string; readonly rows: readonly (readonly [name: string, value: string])[] };

const Rows = ({ title, rows }: RowsProps) => (
  <Card>
    <h2 className="m-0 mb-1 text-title text-ink">{title}</h2>
    <dl className="m-0 row-lines text-label">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 py-2 last:pb-0">
          <dt className="min-w-0 text-ink-muted">{name}</dt>
          <dd className="m-0 whitespace-nowrap font-semibold text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  </Card>
);

/** Renders the edition's example commissions: for shares, then for each product. */
export function Fees() {
  const t = useText(home);
  const { exampleFees: fees } = useHost().edition;
  if (!fees?.products) return null;
  const { currency, commission, products: each } = fees;
  const order = t('fees.order', { order: formatOrderSize(fees) });
  const rows = derivativeProducts.flatMap((product) => {
    const fee = each[product];
    const unit = product === 'cfd' ? order : t('fees.contract');
    return fee ? [[`${t(`product.${product}`)}, ${unit}`, formatFee(currency, fee)] as const] : [];
  });
  const shares = `${t('fees.shares')}, ${order}`;
  return <Rows title={t('fees.title')} rows={[[shares, formatFee(currency, commission.standard ?? '')], ...rows]} />;
}

/**
 * Renders the markets in which customers can trade, with their currencies. Renders nothing for an edition with `homeText`, because home does not know its
 * markets.
 */
export function Markets() {
  const t = useText(home);
  const { markets = 0, homeText } = useHost().edition;
  if (homeText) return null;
  const rows = [
    [t('market.hk'), 'HKD'],
    [t('market.us'), 'USD'],
    [t('market.sg'), 'SGD'],
  ] as const;
  return <Rows title={t('markets', { count: markets })} rows={rows} />;
}
