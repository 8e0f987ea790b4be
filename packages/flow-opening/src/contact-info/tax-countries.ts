import type { FlowState } from '@quayside/flow/flow-runtime';

/** Returns the countries of tax residency from the answers, or an empty list while the application loads. */
export function taxCountriesOf(state: FlowState): readonly string[] {
  if (state.status !== 'ready') return none;
  const { taxResidencies = [] } = (state.application.answers['base-info'] ?? {}) as {
    taxResidencies?: readonly { readonly country?: string }[];
  };
  return taxResidencies.flatMap(({ country }) => country || []);
}

/** Returns the nationality from the answers, or undefined while the application loads. */
export function nationalityOf(state: FlowState): string | undefined {
  const nationality = state.status === 'ready' ? state.application.answers['base-info']?.nationality : undefined;
  return typeof nationality === 'string' && nationality ? nationality : undefined;
}

const none: readonly string[] = [];
