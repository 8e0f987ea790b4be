import type { SummaryModule } from '../summary-module.ts';
import { summary as agreements } from './agreement-info.ts';

/** The consents in an application for options or futures. */
export const summary: SummaryModule = { ...agreements, title: 'sgRiskStatement' };
