import type { Summaries } from '@quayside/i18n/internals/answer-summary';

/** Functions that load the summaries of the form and of its signature, by step. */
export const w8benSummaries: Summaries = {
  form: async () => (await import('./form/summary.ts')).summary,
  signature: async () => (await import('./signature/summary.ts')).summary,
};

/** Function that loads the summary of the decision to confirm or change the form. The server records it. */
export const updateSummaries: Summaries = { update: async () => (await import('./update/summary.ts')).summary };
