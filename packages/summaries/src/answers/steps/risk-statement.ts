import type { SummaryModule } from '../summary-module.ts';
import { summary as agreements } from './agreement-info.ts';

/** Of an application for options or futures: its consents under its own title. */
export const summary: SummaryModule = { ...agreements, title: 'sgRiskStatement' };
