import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { EffortPersona } from '../../../scripts/effort/budgets.ts';
import type { ScreenCheck } from '../opening.ts';
import { expect } from '../test.ts';
import { type LongTask, longTaskBinding, recordLongTasks, simulateDataSaver } from './record-work.ts';

/** The start of the paths at which the sandbox serves third-party pages, such as the sign-in of the digital ID. */
const standIns = '/sandbox/';

const folder = join(import.meta.dirname, '../../../.quayside/work');

/**
 * The long tasks of a customer's phone and the data that it received, for `npm run work`. `kb` has the kilobytes of
 * responses by path, without photos and third-party pages.
 */
export type PersonaWork = { readonly tasks: readonly LongTask[]; readonly kb: Readonly<Record<string, number>> };

/** Records the long tasks and the received bytes of each screen. The phone has a processor four times slower, and the data saver is on. */
export class WorkWatch {
  readonly #tasks: LongTask[] = [];
  readonly #bytes = new Map<string, number>();

  static async of(page: Page): Promise<WorkWatch> {
    const watch = new WorkWatch();
    const pathNow = () => new URL(page.url()).pathname;
    await page.exposeFunction(longTaskBinding, (work: LongTask) => watch.#tasks.push(work));
    await page.addInitScript(recordLongTasks, longTaskBinding);
    await page.addInitScript(simulateDataSaver);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.enable');
    const pathOf = new Map<string, string>();
    const leftOut = new Set<string>();
    session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
      pathOf.set(requestId, pathNow());
      if (new URL(url).pathname.startsWith(standIns)) leftOut.add(requestId);
    });
    session.on('Network.responseReceived', ({ requestId, response: { mimeType } }) => {
      if (/^image\/(jpeg|png|webp)$/.test(mimeType)) leftOut.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (leftOut.has(requestId)) return;
      const path = pathOf.get(requestId) ?? pathNow();
      watch.#bytes.set(path, (watch.#bytes.get(path) ?? 0) + encodedDataLength);
    });
    await page.reload(); // so that the scripts above run before those of the page
    return watch;
  }

  readonly look: ScreenCheck = async () => undefined;

  /** Writes the recorded tasks and bytes to a file for `npm run work`. Asserts only that more than five screens received data. */
  expectWithin(persona: EffortPersona): void {
    const kb = Object.fromEntries([...this.#bytes].map(([path, bytes]) => [path, Math.round(bytes / 100) / 10]));
    expect(Object.keys(kb).length, 'screens that received something').toBeGreaterThan(5);
    const work: PersonaWork = { tasks: this.#tasks, kb };
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${persona}.json`), JSON.stringify(work, null, 2));
  }
}
