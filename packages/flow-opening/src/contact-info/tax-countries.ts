import type { FlowState } from '@quayside/flow/flow-runtime';
import { getBaseInfo } from '../answers/step-answers.ts';

/** Returns the countries of tax residency in the saved answers (ISO 3166-1 alpha-2). Returns an empty list until the application is loaded. */
export function getTaxCountries(state: FlowState): readonly string[] {
  if (state.status !== 'ready') return none;
  const { taxResidencies = [] } = getBaseInfo(state.application.answers);
  return taxResidencies.flatMap(({ country }) => country || []);
}

/** Returns the nationality in the saved answers, or undefined if there is none or the application is not loaded. */
export function getNationality(state: FlowState): string | undefined {
  return (state.status === 'ready' && getBaseInfo(state.application.answers).nationality) || undefined;
}

const none: readonly string[] = [];
