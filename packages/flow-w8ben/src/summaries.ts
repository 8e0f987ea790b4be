import type { Summaries } from '@quayside/i18n/internals/answer-summary';

/** Summaries of the form and its signature, by step. */
export const w8benSummaries: Summaries = {
  form: async () => (await import('./form/summary.ts')).summary,
  signature: async () => (await import('./signature/summary.ts')).summary,
};

/** Summary of the decision in an update of the form, for the record of the server. */
export const updateSummaries: Summaries = { update: async () => (await import('./update/summary.ts')).summary };
