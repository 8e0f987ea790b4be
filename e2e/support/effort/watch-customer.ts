import type { Page } from '@playwright/test';
import { EffortWatch } from './effort-watch.ts';
import { WorkWatch } from './work-watch.ts';

/** Counts what a customer does, or with `npm run work` what the customer's phone does. Call it when the first screen is open. */
export const watchCustomer = (page: Page): Promise<EffortWatch | WorkWatch> =>
  process.env.QUAYSIDE_EFFORT === 'work' ? WorkWatch.of(page) : EffortWatch.of(page);
