import { useFlow } from '@quayside/flow/flow-context';
import { type DerivativeProduct, derivativeProducts } from '@quayside/rules/enumerations';

/** Thrown if a screen of this package renders in a flow of another package. */
export class NoDerivativeFlowError extends Error {
  override readonly name = 'NoDerivativeFlowError';
  constructor(flow: string) {
    super(`The flow "${flow}" is none of ${derivativeProducts.join(', ')}. Show this screen in one of those.`);
  }
}

/** Returns the product of the flow. Throws NoDerivativeFlowError in a flow of another package. */
export function useProduct(): DerivativeProduct {
  const { name } = useFlow().flow;
  const product = derivativeProducts.find((one) => one === name);
  if (!product) throw new NoDerivativeFlowError(name);
  return product;
}
