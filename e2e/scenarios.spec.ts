import { test as base, expect } from '@playwright/test';
import { scenarios } from '../packages/sandbox/src/development/scenarios/catalogue.ts';
import { findMissingCapability } from '../packages/sandbox/src/development/scenarios/missing-capability.ts';
import { buildHostsWhenStale } from '../scripts/host-build/host-build.ts';
import { editionsFor, findEdition } from '../scripts/services/launched-app.ts';
import { appNames } from '../scripts/services/ports.ts';
import { repositoryRoot } from '../scripts/services/services.ts';
import { watchConsoleErrors } from './support/console.ts';
import { acceptLogin } from './support/registration.ts';
import { type ServerStack, startStack } from './support/stack.ts';

const test = base.extend<object, { stack: ServerStack }>({
  stack: [
    async ({}, provide) => {
      await buildHostsWhenStale({ root: repositoryRoot, hosts: appNames, say: console.log });
      const stack = await startStack({ apps: appNames, env: editionsFor(appNames.map(findEdition)) });
      await provide(stack);
      await stack.end();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

for (const app of appNames)
  for (const { id, fixture, expect: expected } of scenarios)
    if (!findMissingCapability(findEdition(app).capabilities, fixture))
      test(`${app} opens the scenario ${id} without an error @nightly`, async ({ page, stack }) => {
        const url = stack.urls[app] ?? '';
        const log = watchConsoleErrors(page);
        const failed: string[] = [];
        page.on('response', (response) => {
          if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
        });
        await page.goto(new URL(`/sandbox/play?scenario=${id}`, url).href);
        await acceptLogin(page);
        const path = new URL(`.${expected.path}`, url).pathname;
        await page.waitForURL(({ pathname, hash }) => pathname === path && hash === '');
        await page.getByRole('main').getByRole('heading').first().waitFor();
        await page.waitForLoadState('networkidle');
        log.expectNone(id);
        expect(failed).toEqual([]);
      });
