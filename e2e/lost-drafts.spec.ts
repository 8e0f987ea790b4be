import type { Page } from '@playwright/test';
import { isInputStored, watchStoredInput } from './support/form-state.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

/** Ways in which a browser loses the app's database: with or without a `close` event, or deleted by another tab. */
const losses = ['close', 'close-silently', 'delete', 'delete-unnoticed'] as const;

for (const loss of losses)
  test(`F39 F42 input survives a reload after the browser loses its database (${loss})`, async ({
    page,
    customer,
    api,
  }) => {
    const { loginCode } = await api.persona('draft');
    await watchStoredInput(page);
    await page.addInitScript(noteConnections);
    await openSignedIn(page, 'sg-contact-info', loginCode);
    const email = page.getByLabel(customer.say('opening-contact', 'email'), { exact: true });
    const type = async (value: string) => {
      await email.fill(value);
      await expect.poll(() => isInputStored(page), `${value} on the device`).toBe(true);
    };
    await type('first@customer.example');
    await lose(page, loss);
    await type('second@customer.example');
    await page.reload();
    await expect(email).toHaveValue('second@customer.example');
    await lose(page, loss);
    await reloadWhenStored(page);
    await expect(email, 'without another input').toHaveValue('second@customer.example');
  });

test('F39 a full device shows a notice and stores the input when space is available', async ({
  page,
  customer,
  api,
}) => {
  const { loginCode } = await api.persona('draft');
  await watchStoredInput(page);
  await page.addInitScript(noteConnections);
  await openSignedIn(page, 'sg-contact-info', loginCode);
  const email = page.getByLabel(customer.say('opening-contact', 'email'), { exact: true });
  const notice = page.getByText(customer.say('host', 'storage.memory'));
  await email.fill('first@customer.example');
  await expect.poll(() => isInputStored(page)).toBe(true);
  await page.evaluate(() => fillDevice());
  await email.fill('second@customer.example');
  await expect(notice).toBeVisible();
  await page.evaluate(() => makeRoom());
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(email).toHaveValue('second@customer.example');
});

async function lose(page: Page, loss: (typeof losses)[number]): Promise<void> {
  if (loss === 'close' || loss === 'close-silently') return page.evaluate((how) => closeDatabases(how), loss);
  if (loss === 'delete-unnoticed') await page.evaluate(() => closeDatabases('close-silently'));
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('quayside-drafts');
        request.addEventListener('success', () => resolve());
        request.addEventListener('error', () => reject(request.error));
      }),
  );
  await other.close();
}

/** Reloads the page once the device has stored the draft again. The page's server holds the reload back until then. */
async function reloadWhenStored(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await page.route(
    (url) => url.pathname.endsWith('/sg-contact-info'),
    async (route) => {
      await expect.poll(() => other.evaluate(countEntries), 'stored again').toBeGreaterThan(0);
      await route.continue();
    },
    { times: 1 },
  );
  await page.reload();
  await other.close();
}

/** Runs in the page. Returns the number of stored drafts; 0 without a database. Opening the database would create it, so checks first. */
async function countEntries(): Promise<number> {
  const name = 'quayside-drafts';
  if (!(await indexedDB.databases()).some((one) => one.name === name)) return 0;
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const database = await done(indexedDB.open(name));
  const stores = [...database.objectStoreNames].filter((store) => store !== 'keys');
  const counts = stores.length
    ? await Promise.all(stores.map((store) => done(database.transaction(store).objectStore(store).count())))
    : [];
  database.close();
  return counts.reduce((sum, count) => sum + count, 0);
}

declare function closeDatabases(how: 'close' | 'close-silently'): void;
declare function fillDevice(): void;
declare function makeRoom(): void;

/** Runs in each page. Adds functions with which a test closes the app's database as WebKit does, or fills the device. */
function noteConnections(): void {
  const connections = new Set<IDBDatabase>();
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...database) {
    const request = open.apply(this, database);
    request.addEventListener('success', () => connections.add(request.result));
    return request;
  };
  const { put } = IDBObjectStore.prototype;
  Object.assign(globalThis, {
    closeDatabases(how: 'close' | 'close-silently') {
      for (const connection of connections) {
        connection.close();
        if (how === 'close') connection.dispatchEvent(new Event('close'));
      }
      connections.clear();
    },
    fillDevice() {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The device has no room.', 'QuotaExceededError');
      };
    },
    makeRoom() {
      IDBObjectStore.prototype.put = put;
    },
  });
}
