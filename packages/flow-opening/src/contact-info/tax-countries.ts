import type { FlowState } from '@quayside/flow/flow-runtime';

/** The countries of tax residency that the customer has given; none while the application loads. */
export function taxCountriesOf(state: FlowState): readonly string[] {
  if (state.status !== 'ready') return none;
  const { taxResidencies = [] } = (state.application.answers['base-info'] ?? {}) as {
    taxResidencies?: readonly { readonly country?: string }[];
  };
  return taxResidencies.flatMap(({ country }) => country || []);
}

const none: readonly string[] = [];
