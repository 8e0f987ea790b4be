import { agreementsSummary } from '@quayside/i18n/internals/agreements-summary';
import type { SummaryModule } from '@quayside/i18n/internals/answer-summary';

/** Summarizes which agreements the customer accepted in an application for options or futures. */
export const summary: SummaryModule = { ...agreementsSummary, title: 'sgRiskStatement' };
