import { type DerivativeProduct, derivativeProducts } from '@quayside/rules/internals/derivative-products';

/** Returns the permission that a flow asks for, or undefined. */
export const productOf = (flow: string): DerivativeProduct | undefined =>
  derivativeProducts.find((product) => product === flow);
