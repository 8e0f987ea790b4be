import { home } from '@quayside/i18n/internals/text/home';
import { useText } from '@quayside/i18n/use-text';
import { type DerivativeProduct, derivativeProducts } from '@quayside/rules/internals/derivative-products';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { useHref, useNavigate } from 'react-router';
import { useHost } from '../host-context.ts';
import { findProduct } from './products.ts';

/** Renders the products of the edition, each with a link to its introduction. */
export function Products({ title }: { title: string }) {
  const t = useText(home);
  const offered = useOfferedProducts(derivativeProducts);
  if (offered.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {offered.map(({ product, introduction }) => (
          <li key={product}>
            <Introduction path={introduction}>{t(`product.${product}`)}</Introduction>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Returns those products of `among` that the edition offers, each with the path of its introduction. */
export function useOfferedProducts(among: readonly DerivativeProduct[]) {
  const { edition } = useHost();
  return edition.flows.flatMap(({ name, introduction }) => {
    const product = findProduct(name);
    return product && introduction && among.includes(product) ? [{ product, introduction }] : [];
  });
}

function Introduction({ path, children }: { path: string; children: string }) {
  const navigate = useNavigate();
  return (
    <Button
      variant="secondary"
      size="medium"
      href={useHref(path)}
      onPress={(event) => {
        event.preventDefault();
        void navigate(path);
      }}
    >
      {children}
    </Button>
  );
}
