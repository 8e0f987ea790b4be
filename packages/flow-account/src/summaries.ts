import type { Summaries } from '@quayside/i18n/internals/answer-summary';

/** Loads the summary of each step of an account holder's requests, by step id. The server uses them for its records. */
export const accountSummaries: Summaries = {
  agreement: async () => (await import('@quayside/i18n/internals/agreements-summary')).agreementsSummary,
  tier: async () => (await import('./account-tier/summary.ts')).summary,
  what: async () => (await import('./change-information/summary.ts')).summary,
};
