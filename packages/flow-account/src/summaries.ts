import type { Summaries } from '@quayside/i18n/internals/answer-summary';

/** Summaries of the answers in requests of an account holder, for the record of the server. Listed by step, because step ids differ between the flows. */
export const accountSummaries: Summaries = {
  agreement: async () => (await import('@quayside/i18n/internals/agreements-summary')).agreementsSummary,
  tier: async () => (await import('./account-tier/summary.ts')).summary,
  what: async () => (await import('./change-information/summary.ts')).summary,
};
