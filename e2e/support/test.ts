import { test as base } from '@playwright/test';
import { emptyDatabase } from '../../packages/sandbox/src/testing/throwaway-postgres.ts';
import { meiLing, type Person } from './customer-fixtures.ts';
import { Form } from './form.ts';
import { Opening } from './opening.ts';
import { type DocumentPictures, drawDocumentPictures } from './pictures.ts';
import { SandboxApi } from './sandbox-api.ts';
import type { Screen } from './screens/screen.ts';
import { type ServerStack, startStack } from './stack.ts';
import { sayIn } from './words.ts';

type Options = {
  /** The customer whose answers the test gives. The screens are in the customer's language. */
  person: Person;
};

type Fixtures = {
  /** The URLs of the Singapore app and the sandbox. */
  place: Pick<ServerStack, 'sgUrl' | 'sandboxUrl'>;
  /** Client with which the test reads and changes the sandbox directly. */
  api: SandboxApi;
  /** A mobile number that no other test uses. */
  phone: string;
  customer: Screen;
  opening: Opening;
};

/** A test on the shared servers. `page.goto('sg-choose')` opens that page of the Singapore app. */
export const test = base.extend<Options & Fixtures, { pictures: DocumentPictures }>({
  person: [meiLing, { option: true }],
  place: async ({}, provide) =>
    provide({ sgUrl: address('QUAYSIDE_E2E_SG'), sandboxUrl: address('QUAYSIDE_E2E_SANDBOX') }),
  baseURL: async ({ place }, provide) => provide(place.sgUrl),
  api: async ({ place }, provide) => provide(new SandboxApi(place.sandboxUrl)),
  phone: async ({}, provide, { testId }) => provide(phoneOf(testId)),
  pictures: [async ({ browser }, provide) => provide(await drawDocumentPictures(browser)), { scope: 'worker' }],
  customer: async ({ page, person, pictures }, provide) => {
    const say = sayIn(person.language);
    await provide({ page, person, pictures, say, form: new Form(page, say) });
  },
  opening: async ({ customer }, provide) => provide(new Opening(customer)),
});

type OptionsAlone = {
  /** Whether the test kills its sandbox, which then uses PGlite. Postgres would survive, and still have data that the sandbox had not saved. */
  isKilled: boolean;
};

/** A test with its own servers. The test can stop or kill them, or move their clock. */
export const testAlone = test.extend<OptionsAlone & { stack: ServerStack }>({
  isKilled: [false, { option: true }],
  stack: async ({ isKilled }, provide) => {
    const server = isKilled ? undefined : process.env.QUAYSIDE_E2E_DATABASE;
    const stack = await startStack(server ? { env: { DATABASE_URL: await emptyDatabase(server) } } : {});
    await provide(stack);
    await stack.end();
  },
  place: async ({ stack }, provide) => provide(stack),
});

export { expect } from '@playwright/test';

function address(variable: string): string {
  const url = process.env[variable];
  if (!url) throw new Error(`${variable} is not set: e2e/support/servers.ts sets it when Playwright starts.`);
  return url;
}

/** Returns a mobile number that differs for each test: `+659` and seven digits. */
const phoneOf = (testId: string): string =>
  `+659${(Number.parseInt(testId.replaceAll('-', '').slice(-8), 16) % 1e7).toString().padStart(7, '0')}`;
