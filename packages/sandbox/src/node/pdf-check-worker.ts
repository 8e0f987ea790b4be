import { parentPort } from 'node:worker_threads';
import { findPdfFlag } from '../domain/files/pdf-flag.ts';

/** Checks the files of worker-pdf-check.ts, which sends the next one only after the reply. An error ends the thread and rejects the task. */
parentPort?.on('message', async (bytes: Uint8Array<ArrayBuffer>) => {
  parentPort?.postMessage(await findPdfFlag(bytes), []);
});
