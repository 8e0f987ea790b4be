import { Worker } from 'node:worker_threads';
import type { PdfCheck, PdfFlag } from '../domain/ports/pdf-check.ts';
import { createThreadPool, type PoolLimits, TaskFailedError } from './thread-pool.ts';

/** Limits of the thread that checks PDFs. A file of 20 MB takes it less than a second. */
const defaults: PoolLimits = { workers: 1, waiting: 8, ownWaiting: 1, longestMs: 20_000, idleMs: 30_000 };

/**
 * Creates a function that checks PDFs in a worker thread, so that other requests do not wait. A check that fails or takes too long returns `pdf-active`, so
 * that a person looks at the file.
 */
export function createWorkerPdfCheck(limits: Partial<PoolLimits> = {}): PdfCheck {
  const pool = createThreadPool<Uint8Array<ArrayBuffer>, PdfFlag>(startWorker, { ...defaults, ...limits });
  return (bytes, owner) =>
    pool(bytes, owner).catch((error: unknown) => {
      if (error instanceof TaskFailedError) return 'pdf-active';
      throw error;
    });
}

const startWorker = (): Worker =>
  new Worker(new URL('./pdf-check-worker.ts', import.meta.url), { name: 'pdf-check', execArgv: [] });
