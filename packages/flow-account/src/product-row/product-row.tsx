import { LinkCell } from '@quayside/flow-screens/internals/link-cell';
import { toDos } from '@quayside/i18n/internals/text/to-dos';
import { useText } from '@quayside/i18n/use-text';
import type { DerivativeProduct } from '@quayside/rules/enumerations';
import type { CellProps } from '@quayside/ui/cell';
import { productIcons } from './product-icons.tsx';

/** Product that a customer can add to an account. */
export type AddedProduct = DerivativeProduct | 'margin-upgrade';

/** `path` is the page of the product, and `value` its state. */
export type ProductRowProps = Pick<CellProps, 'value'> & { readonly product: AddedProduct; readonly path: string };

/** Renders a product as a row of a `List`, for home and the account centre. The screen has to load the texts `toDos`. */
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
