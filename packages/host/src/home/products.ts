import { type DerivativeProduct, derivativeProducts } from '@quayside/rules/internals/derivative-products';

/** Returns the product that a flow applies for, or undefined for other flows. */
export const findProduct = (flow: string): DerivativeProduct | undefined =>
  derivativeProducts.find((product) => product === flow);
