import { setTimeout as pause } from 'node:timers/promises';
import * as call from '@quayside/contract/calls/opening';
import { drawSpecimen } from '../../development/samples/specimen-picture.ts';
import { TestOpening } from '../opening.ts';
import { startServerProcess } from '../server-process.ts';
import { addTestTools } from '../test-sandbox.ts';
import { freePort } from '../throwaway-postgres.ts';

/** Thrown if the server lost a write that it had acknowledged. */
export class LostWriteError extends Error {
  override readonly name = 'LostWriteError';
}

const CUSTOMERS = 8;
/** Maximum milliseconds between a start of the server and its kill. */
const LONGEST = 1500;

/**
 * Kills a server repeatedly while customers save and upload. After each start, compares its data with the writes that it had acknowledged, and returns their
 * number. Throws `LostWriteError` if one is missing.
 */
export async function killUnderLoad(
  env: Readonly<Record<string, string>>,
  kills: number,
  say: (done: number) => void,
): Promise<number> {
  const port = await freePort();
  let server = await startServerProcess(env, port);
  const tools = addTestTools({ fetch, close: async () => undefined }, server.base);
  const writers = await Promise.all(
    Array.from({ length: CUSTOMERS }, async () => new Writer(await TestOpening.start(await tools.customer()))),
  );
  for (let done = 1; done <= kills; done += 1) {
    const writing = writers.map((one) => one.write());
    await pause(LONGEST * Math.random());
    await server.end('SIGKILL');
    await Promise.all(writing);
    server = await startServerProcess(env, port);
    for (const one of writers) await one.compare();
    say(done);
  }
  await server.end('SIGTERM');
  return writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
}

/** A customer who writes until the server is killed, and remembers what was acknowledged. */
class Writer {
  readonly #opening: TestOpening;
  readonly #documents = new Map<string, string>();
  #saved = '';
  #inFlight = '';
  acknowledged = 0;

  constructor(opening: TestOpening) {
    this.#opening = opening;
  }

  async write(): Promise<void> {
    try {
      for (;;) await this.#writeOnce();
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error; // the connection was cut off
    }
  }

  async #writeOnce(): Promise<void> {
    const { client, id: applicationId } = this.#opening;
    this.#inFlight = `SAVED ${this.acknowledged + 1}`;
    await this.#opening.save('base-info', { fullName: this.#inFlight });
    this.#saved = this.#inFlight;
    this.acknowledged += 1;
    if (this.#documents.size >= 50) return; // an application can have 60
    const file = new File([await drawSpecimen('identity-front', 1)], 'a.png');
    const { documentId, document } = await client.call(call.uploadDocument, {
      applicationId,
      kind: 'identity-front',
      file,
    });
    this.#documents.set(documentId, document.sha256);
    this.acknowledged += 1;
  }

  async compare(): Promise<void> {
    const { answers, documents } = await this.#opening.reload();
    const name = answers['base-info']?.fullName;
    const found = typeof name === 'string' ? name : '';
    if (found !== this.#saved && found !== this.#inFlight)
      throw new LostWriteError(`"${this.#saved}" was acknowledged, and "${found}" is there.`);
    this.#saved = found;
    for (const [documentId, sha256] of this.#documents) {
      if (documents[documentId]?.sha256 !== sha256) throw new LostWriteError(`The document ${documentId} is gone.`);
      const request = { path: call.getDocumentPath, verb: 'GET', style: 'query' } as const;
      const { headers } = await this.#opening.client.send(request, { documentId });
      if (headers.get('Content-Type') !== 'image/png') throw new LostWriteError(`The file of ${documentId} is gone.`);
    }
  }
}
