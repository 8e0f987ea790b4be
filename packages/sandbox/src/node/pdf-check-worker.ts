import { parentPort } from 'node:worker_threads';
import { findPdfFlag } from '../domain/files/pdf-flag.ts';

/** Handles one file at a time: worker-pdf-check.ts sends the next one after the reply. An error ends the thread and rejects the task. */
parentPort?.on('message', async (bytes: Uint8Array<ArrayBuffer>) => {
  parentPort?.postMessage(await findPdfFlag(bytes), []);
});
