/** @module-tag night It starts a SQL database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as call from '@quayside/contract/calls/opening';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { drawSpecimen } from '../development/samples/specimen-picture.ts';
import { TestOpening } from '../testing/opening.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { addTestTools } from '../testing/test-sandbox.ts';
import { freePort } from '../testing/throwaway-postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'quayside-crash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Numbers of saves before the kill, one for each round. The nightly run has more rounds. */
const rounds = (process.env.QUAYSIDE_CRASH_ROUNDS ?? '1,4,11').split(',').map(Number);

/** Starts the server as a separate process, always on the same folder and port. */
async function startProcess(port: number) {
  const server = await startServerProcess({ DATA_DIR: join(folder, 'data') }, port);
  onTestFinished(() => void server.end('SIGKILL'));
  return server;
}

test('retains acknowledged writes after a kill at any moment', {
  timeout: 180_000,
}, async () => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const tools = addTestTools({ fetch, close: async () => undefined }, base);
  let server = await startProcess(port);
  const customer = await tools.customer();
  const opening = await TestOpening.start(customer);
  const documents = new Map<string, string>();
  let name = 0;

  for (const saves of rounds) {
    for (let done = 0; done < saves; done += 1) {
      name += 1;
      await opening.save('base-info', { fullName: `SAVED ${name}` });
      const file = new File([await drawSpecimen('identity-front', name)], 'a.png');
      const sent = { applicationId: opening.id, kind: 'identity-front', file };
      const { documentId, document } = await customer.call(call.uploadDocument, sent);
      documents.set(documentId, document.sha256);
      await opening.reload();
    }
    const inFlight = opening.save('base-info', { fullName: `UNSURE ${name}` }).catch(() => undefined);
    await server.end('SIGKILL');
    await inFlight;

    server = await startProcess(port);
    const { answers, documents: found } = await opening.reload();
    expect([`SAVED ${name}`, `UNSURE ${name}`]).toContain(answers['base-info']?.fullName);
    for (const [id, sha256] of documents) {
      expect(found[id]?.sha256).toBe(sha256);
      const bytes = await customer.send(
        { path: call.getDocumentPath, verb: 'GET', style: 'query' },
        { documentId: id },
      );
      expect(bytes.headers.get('Content-Type')).toBe('image/png');
    }
  }

  await opening.fillIn();
  const { reference } = await opening.submit();
  await server.end('SIGKILL');
  server = await startProcess(port);
  expect(await opening.reload()).toMatchObject({ state: 'under-review', reference });
  expect(await server.end('SIGTERM')).toBe(0);
});
