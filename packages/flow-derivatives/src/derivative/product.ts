import { useFlow } from '@quayside/flow/flow-context';
import { type DerivativeProduct, derivativeProducts } from '@quayside/rules/enumerations';

/** Thrown if a screen for options, futures or CFDs renders in another flow. */
export class NoDerivativeFlowError extends Error {
  override readonly name = 'NoDerivativeFlowError';
  constructor(flow: string) {
    super(`The flow "${flow}" is none of ${derivativeProducts.join(', ')}. Show this screen in one of those.`);
  }
}

/** Returns the product of the current flow: options, futures or CFD. Throws `NoDerivativeFlowError` in any other flow. */
export function useProduct(): DerivativeProduct {
  const { name } = useFlow().flow;
  const product = derivativeProducts.find((one) => one === name);
  if (!product) throw new NoDerivativeFlowError(name);
  return product;
}
