import type { Summaries } from '@quayside/i18n/internals/answer-summary';

/** Summaries of the answers in requests of an account holder, for the record of the server: by step, the step ids of different flows differ. */
export const accountSummaries: Summaries = {
  agreement: async () => (await import('@quayside/i18n/internals/agreements-summary')).agreementsSummary,
  tier: async () => (await import('./account-tier/summary.ts')).summary,
  what: async () => (await import('./change-information/summary.ts')).summary,
};
