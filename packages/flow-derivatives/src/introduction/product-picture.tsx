import { retryImport } from '@quayside/flow/internals/retry-import';
import type { DerivativeProduct } from '@quayside/rules/enumerations';
import { lazy, Suspense } from 'react';

/** The illustration, in a separate chunk, so that the first screen does not wait for it. */
const ProductDrawing = lazy(
  retryImport(async () => ({ default: (await import('../pictures/product-drawing.tsx')).ProductDrawing })),
);

/** Renders the illustration of a product. Reserves its space while the illustration loads. */
export const ProductPicture = ({ product }: { product: DerivativeProduct }) => (
  <div className="h-28">
    <Suspense fallback={null}>
      <ProductDrawing product={product} />
    </Suspense>
  </div>
);
