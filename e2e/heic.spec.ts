import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { simulateDataSaver } from './support/effort/record-work.ts';
import { watchPeakMemory } from './support/peak-memory.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

const readPhoto = (file: string) => ({
  name: 'IMG_0042.HEIC',
  mimeType: 'image/heic',
  buffer: readFileSync(join(import.meta.dirname, '../packages/capture/src/image-intake/fixtures', file)),
});
const iphonePhoto = readPhoto('card.heic');

/** The most memory in MB (10⁶ bytes) that a photo of 12 megapixels may take, decoded in a worker, scaled and encoded. */
const maxPeak = 120;

test('UI-07 the page converts a HEIC photo to JPEG under its security policy', async ({ page, customer, api }) => {
  const { phone, loginCode } = await api.persona('rejected-unclear-image');
  const before = await api.application(phone);
  const violations = await watchViolations(page);
  const worker = page.waitForResponse(isHeicWorker);

  await openSignedIn(page, 'sg-submit-photo', loginCode);
  await chooseFile(page, customer.say('opening-documents', 'front.passport'), iphonePhoto);
  await expect(page.locator('[data-state=done] img')).toHaveJSProperty('complete', true);

  await test.step('the server receives a JPEG', async () => {
    const { documents } = await api.application(phone);
    const added = Object.entries(documents).filter(([id]) => !before.documents[id]);
    expect(added.map(([, { kind, type }]) => ({ kind, type }))).toEqual([
      { kind: 'identity-front', type: 'image/jpeg' },
    ]);
  });

  await test.step('WebAssembly runs in the worker only, and the policy refused nothing', async () => {
    expect(policyOf(await worker)).toContain("'wasm-unsafe-eval'");
    expect(policyOf(await page.request.get('sg-submit-photo'))).not.toContain('wasm-unsafe-eval');
    expect(violations()).toEqual([]);
  });

  await test.step('the page itself may not run WebAssembly, and the violation is reported', async () => {
    const module = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]; // the shortest valid module
    const refused = await page.evaluate(
      (bytes) => WebAssembly.compile(new Uint8Array(bytes)).catch((error: Error) => error.name),
      module,
    );
    expect(refused).toBe('CompileError');
    await expect.poll(violations).toEqual(['script-src wasm-eval']);
  });
});

test('MSG-23 an invalid HEIC file shows an error, and the next file works', async ({ page, customer, api }) => {
  const { loginCode } = await api.persona('rejected-unclear-image');
  const slot = customer.say('opening-documents', 'front.passport');
  await openSignedIn(page, 'sg-submit-photo', loginCode);
  await chooseFile(page, slot, { ...iphonePhoto, buffer: Buffer.from('no picture at all') });
  await expect(page.getByRole('group', { name: slot })).toHaveAccessibleDescription(
    /HEIC to JPEG conversion returned null$/,
  );
  await chooseFile(page, slot, iphonePhoto);
  await expect(page.getByRole('group', { name: slot }).getByRole('status')).toHaveText(
    customer.say('ui-documents', 'uploaded'),
  );
});

test('a HEIC photo of 12 megapixels takes little memory', async ({ page, browser, customer, api }) => {
  test.skip(process.platform !== 'linux', 'the peak memory of a process is read from /proc');
  const { loginCode } = await api.persona('rejected-unclear-image');
  const slot = customer.say('opening-documents', 'front.passport');
  await page.addInitScript(simulateDataSaver); // the document reader, which has memory too, does not load
  await openSignedIn(page, 'sg-submit-photo', loginCode);
  await expect(page.getByRole('group', { name: slot })).toBeVisible();
  const peak = await watchPeakMemory(browser);
  await chooseFile(page, slot, readPhoto('twelve-megapixels.heic'));
  await expect(page.locator('[data-state=done] img')).toHaveJSProperty('complete', true);
  const megabytes = peak();
  expect(megabytes).toBeGreaterThan(20); // a decoded picture of this size has 48 MB
  expect(megabytes).toBeLessThanOrEqual(maxPeak);
});

const isHeicWorker = (response: Response) => /\/heic-worker-[^/]*\.js$/.test(response.url());
const policyOf = (response: { headers: () => Record<string, string> }) =>
  response.headers()['content-security-policy'] ?? '';

/** Records violations of the page's security policy. The returned function returns them, each as "directive URL". */
async function watchViolations(page: Page): Promise<() => readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => seen.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (globalThis as unknown as { reportViolation: (what: string) => void }).reportViolation(
        `${effectiveDirective} ${blockedURI}`,
      );
    });
  });
  return () => [...seen];
}

/** Chooses a file in the document slot with this label, as after a press on "Choose a photo" or "Replace". */
async function chooseFile(page: Page, slot: string, file: typeof iphonePhoto): Promise<void> {
  const group = page.getByRole('group', { name: slot });
  await expect(group).toBeVisible();
  await group.locator('input[type=file]:not([capture])').setInputFiles(file);
}
