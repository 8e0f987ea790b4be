import { type DerivativeProduct, derivativeProducts } from '@quayside/rules/internals/derivative-products';

/** Returns the product for which customers apply in the flow with this name, or undefined for other flows. */
export const findProduct = (flow: string): DerivativeProduct | undefined =>
  derivativeProducts.find((product) => product === flow);
