import type { FlowState } from '@quayside/flow/flow-runtime';
import { getBaseInfo } from '../answers/step-answers.ts';

/** Returns the countries of tax residency from the answers, or an empty list while the application loads. */
export function getTaxCountries(state: FlowState): readonly string[] {
  if (state.status !== 'ready') return none;
  const { taxResidencies = [] } = getBaseInfo(state.application.answers);
  return taxResidencies.flatMap(({ country }) => country || []);
}

/** Returns the nationality from the answers, or undefined while the application loads. */
export function getNationality(state: FlowState): string | undefined {
  return (state.status === 'ready' && getBaseInfo(state.application.answers).nationality) || undefined;
}

const none: readonly string[] = [];
