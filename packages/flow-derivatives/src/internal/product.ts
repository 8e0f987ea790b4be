import { useFlow } from '@quayside/flow/flow-context';
import { type DerivativeProduct, derivativeProducts } from '@quayside/rules/enumerations';

/** A screen of these flows stands in a flow of another name. */
export class NoDerivativeFlowError extends Error {
  override readonly name = 'NoDerivativeFlowError';
  constructor(flow: string) {
    super(`The flow "${flow}" is none of ${derivativeProducts.join(', ')}. Show this screen in one of those.`);
  }
}

/** What the flow around applies for: flows are named after their product. Throws NoDerivativeFlowError. */
export function useProduct(): DerivativeProduct {
  const { name } = useFlow().flow;
  const product = derivativeProducts.find((one) => one === name);
  if (!product) throw new NoDerivativeFlowError(name);
  return product;
}
