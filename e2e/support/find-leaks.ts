import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/**
 * Returns the places in a page and its device that contain any of these texts, each as `place: text`. `memory` covers
 * the whole JavaScript heap, such as cached responses and object URLs. The search does not copy the texts into the page.
 */
export async function findLeaks(page: Page, canaries: readonly string[]): Promise<string[]> {
  const places = { memory: await heapOf(page), ...(await page.evaluate(readDevice)) };
  return Object.entries(places).flatMap(([place, text]) =>
    canaries.filter((canary) => text.includes(canary)).map((canary) => `${place}: ${canary}`),
  );
}

/** Returns the digests that identify the users with encrypted entries on this device. */
export const findUsersOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate(readDevice).then(({ indexedDB: text }) => [...new Set(text.match(/\b[0-9a-f]{64}\b/g) ?? [])]);

/** Returns whether the device stores the input of a step, such as `opening/assets-info`. */
export const isStoredOnDevice = async (page: Page, step: string): Promise<boolean> =>
  (await page.evaluate(readDevice)).indexedDB.includes(createHash('sha256').update(step).digest('hex'));

async function heapOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return chunks.join('');
}

/** Runs in the page. Returns all texts that the page and the device's storage contain, by place. */
async function readDevice() {
  const asked = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const text = (_: string, value: unknown) =>
    value instanceof ArrayBuffer || ArrayBuffer.isView(value)
      ? new TextDecoder().decode(value)
      : value instanceof CryptoKey
        ? 'key'
        : value;
  const databases: string[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await asked(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const rows = database.transaction(store).objectStore(store);
      databases.push(store, JSON.stringify([await asked(rows.getAllKeys()), await asked(rows.getAll())], text));
    }
    database.close();
  }
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
  }
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value);
  return {
    document: `${document.documentElement.outerHTML} ${fields.join(' ')} ${document.title}`,
    localStorage: JSON.stringify(localStorage),
    sessionStorage: JSON.stringify(sessionStorage),
    indexedDB: databases.join(' '),
    caches: cached.join(' '),
    cookies: document.cookie,
    history: `${JSON.stringify(history.state)} ${location.href}`,
  };
}
