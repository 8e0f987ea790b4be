import { retryImport } from '@quayside/flow/internals/retry-import';
import type { DerivativeProduct } from '@quayside/rules/enumerations';
import { lazy, Suspense } from 'react';

/** A separate chunk, so that the first screen does not wait for a picture. */
const ProductDrawing = lazy(
  retryImport(async () => ({ default: (await import('../pictures/product-drawing.tsx')).ProductDrawing })),
);

/** Renders the picture of a product at the top of its introduction. Reserves its space while it loads. */
export const ProductPicture = ({ product }: { product: DerivativeProduct }) => (
  <div className="h-28">
    <Suspense fallback={null}>
      <ProductDrawing product={product} />
    </Suspense>
  </div>
);
