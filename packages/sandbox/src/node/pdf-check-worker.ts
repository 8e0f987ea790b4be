import { parentPort } from 'node:worker_threads';
import { flagOfPdf } from '../domain/files/pdf-flag.ts';

/** One file at a time: worker-pdf-check.ts sends the next after the response. An error ends the thread and reaches its caller. */
parentPort?.on('message', async (bytes: Uint8Array<ArrayBuffer>) => {
  parentPort?.postMessage(await flagOfPdf(bytes), []);
});
