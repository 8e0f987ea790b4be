import type { Locator, Page } from '@playwright/test';
import { simulateDataSaver } from './support/effort/record-work.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

const readerFile = /\/(reader-worker-[^/]*\.js|eng\.traineddata[^/]*\.gz)$/;

/** Opens the chooser of photos in a document slot. */
async function openPhotos(page: Page, slot: Locator) {
  const chooser = page.waitForEvent('filechooser');
  await slot
    .getByRole('button', { name: /choose|replace/i })
    .first()
    .click();
  return chooser;
}

/** Returns the files of the document reader that the page has requested. */
const loadedFiles = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

test('the document reader loads when the customer opens the camera or the photos, not before', async ({
  page,
  customer,
  api,
}) => {
  const { loginCode } = await api.persona('rejected-unclear-image');
  await openSignedIn(page, 'sg-submit-photo', loginCode);
  const slot = page.getByRole('group', { name: customer.say('opening-documents', 'front.passport') });
  await expect(slot).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await loadedFiles(page)).filter((path) => readerFile.test(path))).toEqual([]);
  const worker = page.waitForRequest((request) => /\/reader-worker-/.test(request.url()));
  await openPhotos(page, slot);
  await worker;
});

test('the document reader does not load with a data saver', async ({ page, customer, api }) => {
  const { loginCode } = await api.persona('rejected-unclear-image');
  await page.addInitScript(simulateDataSaver);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openSignedIn(page, 'sg-submit-photo', loginCode);
  const slot = page.getByRole('group', { name: customer.say('opening-documents', 'front.passport') });
  const chooser = await openPhotos(page, slot);
  await chooser.setFiles(customer.pictures.passport);
  await expect(slot.locator('[data-state=done] img')).toHaveJSProperty('complete', true);
  expect(requests.filter((path) => readerFile.test(path))).toEqual([]);
});
