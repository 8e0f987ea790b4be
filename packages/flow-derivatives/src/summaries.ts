import type { Summaries } from '@quayside/i18n/internals/answer-summary';

const experience = async () => (await import('./experience/summary.ts')).summary;
const riskStatement = async () => (await import('./statement/summary.ts')).summary;

/** The summary of each step of an options application, by step id. Each loads when it is needed. */
export const optionsSummaries: Summaries = {
  introduce: async () => (await import('./options-introduce/summary.ts')).summary,
  experience,
  'risk-statement': riskStatement,
};

/** The summary of each step of a futures application, by step id. Each loads when it is needed. */
export const futuresSummaries: Summaries = { experience, 'risk-statement': riskStatement };

/** The summary of the last step of a futures application, which only the server's record contains. */
export const futuresConfirmation: Summaries = {
  open: async () => (await import('./futures-open/summary.ts')).summary,
};

/** The summary of each step of a CFD application, by step id. Each loads when it is needed. */
export const cfdSummaries: Summaries = {
  experience,
  agreement: async () => (await import('@quayside/i18n/internals/agreements-summary')).agreementsSummary,
};
