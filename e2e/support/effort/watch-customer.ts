import type { Page } from '@playwright/test';
import { EffortWatch } from './effort-watch.ts';
import { WorkWatch } from './work-watch.ts';

/** Counts a customer's actions, or the work of the customer's phone with `npm run work`. Call it when the first screen is open. */
export const watchCustomer = (page: Page): Promise<EffortWatch | WorkWatch> =>
  process.env.QUAYSIDE_EFFORT === 'work' ? WorkWatch.of(page) : EffortWatch.of(page);
