import { test as base } from '@playwright/test';

type Addresses = {
  /** the sandbox that all journeys share */
  sandboxUrl: string;
};

/** A journey before the shared servers: `page.goto('sg-choose')` opens that page of the Singapore app. */
export const test = base.extend<Addresses>({
  baseURL: async ({}, provide) => provide(address('QUAYSIDE_E2E_SG')),
  sandboxUrl: async ({}, provide) => provide(address('QUAYSIDE_E2E_SANDBOX')),
});

export { expect } from '@playwright/test';

function address(variable: string): string {
  const url = process.env[variable];
  if (!url) throw new Error(`${variable} is not set: e2e/support/servers.ts sets it when Playwright starts.`);
  return url;
}
