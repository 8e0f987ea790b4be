import { LinkCell } from '@quayside/flow-screens/internals/link-cell';
import { toDos } from '@quayside/i18n/internals/text/to-dos';
import { useText } from '@quayside/i18n/use-text';
import type { DerivativeProduct } from '@quayside/rules/enumerations';
import type { CellProps } from '@quayside/ui/cell';
import { productIcons } from './product-icons.tsx';

/** A product, or the margin account, that a customer can add to an account. */
export type AddedProduct = DerivativeProduct | 'margin-upgrade';

/** The props of `ProductRow`. `path` is the page that the row opens, and `value` is the product's status at the end of the row. */
export type ProductRowProps = Pick<CellProps, 'value'> & { readonly product: AddedProduct; readonly path: string };

/** Renders a product as a row of a `List`, which opens its page. The screen must load the text group `toDos`. */
export function ProductRow({ product, path, value }: ProductRowProps) {
  const t = useText(toDos);
  return (
    <LinkCell
      path={path}
      icon={productIcons[product]}
      title={t(product === 'margin-upgrade' ? 'upgradeMargin' : `flow.${product}`)}
      value={value}
    />
  );
}
