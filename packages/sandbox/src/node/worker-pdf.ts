import { Worker } from 'node:worker_threads';
import type { PdfContent, PdfMaker } from '../domain/ports/pdf-maker.ts';
import { createThreadPool } from './thread-pool.ts';

/** Limits of the one thread that makes PDFs. A statement of 10,000 positions takes it about a second, and other requests need the other cores. */
const limits = { workers: 1, waiting: 100, ownWaiting: 4, longestMs: 60_000, idleMs: 30_000 };

/**
 * Creates a function that makes PDFs in a worker thread, so that other requests do not wait. Rejects with `BusyError` if the queue is full, and with
 * `TaskFailedError` if a PDF cannot be made.
 */
export const createWorkerPdf = (): PdfMaker =>
  createThreadPool<PdfContent, Uint8Array<ArrayBuffer>>(startWorker, limits);

function startWorker(): Worker {
  // Resolves the sources of other packages in the thread, as the process does.
  const execArgv = import.meta.url.endsWith('.ts')
    ? ['--conditions=quayside-source', '--disable-warning=ExperimentalWarning']
    : [];
  return new Worker(new URL('./pdf-worker.ts', import.meta.url), { name: 'pdf', execArgv });
}
