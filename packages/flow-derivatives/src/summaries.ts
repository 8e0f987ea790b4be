import type { Summaries } from '@quayside/i18n/internals/answer-summary';

const experience = async () => (await import('./experience/summary.ts')).summary;
const riskStatement = async () => (await import('./statement/summary.ts')).summary;

/** Summaries of an application for options, by step. */
export const optionsSummaries: Summaries = {
  introduce: async () => (await import('./options-introduce/summary.ts')).summary,
  experience,
  'risk-statement': riskStatement,
};

/** Summaries of an application for futures, by step. */
export const futuresSummaries: Summaries = { experience, 'risk-statement': riskStatement };

/** Summary of the confirmation in an application for futures, for the record of the server only. */
export const futuresConfirmation: Summaries = {
  open: async () => (await import('./futures-open/summary.ts')).summary,
};

/** Summaries of an application for CFDs, by step. */
export const cfdSummaries: Summaries = {
  experience,
  agreement: async () => (await import('@quayside/i18n/internals/agreements-summary')).agreementsSummary,
};
