import type { Summaries } from '@quayside/i18n/internals/answer-summary';

/** Functions that load the summary of each step, by the step's id. The flows of a second holder and of a change of information use the same summaries. */
export const openingSummaries = {
  choose: async () => (await import('./choose/summary.ts')).summary,
  'choose-account': async () => (await import('./choose-account/summary.ts')).summary,
  'show-sinpass': async () => (await import('./show-sinpass/summary.ts')).summary,
  'sinpass-additional': async () => (await import('./sinpass-additional/summary.ts')).summary,
  'base-info': async () => (await import('./base-info/summary.ts')).summary,
  'contact-info': async () => (await import('./contact-info/summary.ts')).summary,
  'assets-info': async () => (await import('./assets-info/summary.ts')).summary,
  'assets-select': async () => (await import('./assets-select/summary.ts')).summary,
  risklevel: async () => (await import('./risklevel/summary.ts')).summary,
  'select-account-type': async () => (await import('./select-account-type/summary.ts')).summary,
  'submit-photo': async () => (await import('./submit-photo/summary.ts')).summary,
  'submit-address': async () => (await import('./submit-address/summary.ts')).summary,
  'prove-relationship': async () => (await import('./prove-relationship/summary.ts')).summary,
  'submit-transfer': async () => (await import('./submit-transfer/summary.ts')).summary,
  'additional-document': async () => (await import('./additional-document/summary.ts')).summary,
  'face-h5': async () => (await import('./face-h5/summary.ts')).summary,
  'agreement-info': async () => (await import('@quayside/i18n/internals/agreements-summary')).agreementsSummary,
} as const satisfies Summaries;
