import { parentPort } from 'node:worker_threads';
import type { PdfContent } from '../domain/ports/pdf-maker.ts';
import { makePdf } from './pdf-lib-maker.ts';

/** Makes the PDFs of worker-pdf.ts, which sends the next content only after the reply. An error ends the thread and rejects the task. */
parentPort?.on('message', async (content: PdfContent) => {
  const bytes = await makePdf(content);
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
