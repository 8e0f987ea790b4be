import type { Page } from '@playwright/test';
import { EffortWatch } from './effort-watch.ts';
import { WorkWatch } from './work-watch.ts';

/** Starts to count a customer's actions, or with `npm run work` the work of the customer's phone. Call it when the first screen is open. */
export const watchCustomer = (page: Page): Promise<EffortWatch | WorkWatch> =>
  process.env.QUAYSIDE_EFFORT === 'work' ? WorkWatch.of(page) : EffortWatch.of(page);
