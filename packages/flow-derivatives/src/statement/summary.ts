import { agreementsSummary } from '@quayside/i18n/agreements-summary';
import type { SummaryModule } from '@quayside/i18n/answer-summary';

/** The consents in an application for options or futures. */
export const summary: SummaryModule = { ...agreementsSummary, title: 'sgRiskStatement' };
