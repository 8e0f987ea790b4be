import { parentPort } from 'node:worker_threads';
import type { PdfContent } from '../domain/ports/pdf-maker.ts';
import { makePdf } from './pdf-lib-maker.ts';

/** One file at a time: worker-pdf.ts sends the next after the response. An error ends the thread and reaches its caller. */
parentPort?.on('message', async (content: PdfContent) => {
  const bytes = await makePdf(content);
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
