import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type ImageTools, UnreadableImageError } from '../domain/ports/image-tools.ts';
import type { ImageReply, ImageTask } from './image-messages.ts';
import { readImageSize } from './image-size.ts';
import { createThreadPool, type PoolLimits, TaskFailedError } from './thread-pool.ts';

/** Limits of the image threads. One core stays free for other requests. Decoding a picture of 40 MP takes about 500 MB. */
const defaults: PoolLimits = {
  workers: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 8,
  ownWaiting: 1,
  longestMs: 20_000,
  idleMs: 30_000,
};

/** Creates functions that decode pictures in worker threads, so that other requests do not wait. A picture that takes too long counts as unreadable. */
export function createWorkerImages(limits: Partial<PoolLimits> = {}): ImageTools {
  const pool = createThreadPool<ImageTask, ImageReply>(startWorker, { ...defaults, ...limits });
  const run = (task: ImageTask, owner: string): Promise<ImageReply> =>
    pool(task, owner).catch((error: unknown) => {
      throw error instanceof TaskFailedError ? new UnreadableImageError(error.cause) : error;
    });

  return {
    sizeOf: readImageSize,
    async clean(bytes, type, owner) {
      const reply = await run({ task: 'clean', bytes, type }, owner);
      if ('cleaned' in reply) return reply.cleaned;
      throw unreadable(reply);
    },
    async lightOf(bytes, owner) {
      const reply = await run({ task: 'lightOf', bytes }, owner);
      if ('light' in reply) return reply.light;
      throw unreadable(reply);
    },
  };
}

const unreadable = (reply: ImageReply) => new UnreadableImageError('unreadable' in reply ? reply.unreadable : reply);

function startWorker(): Worker {
  const own = { name: 'images', execArgv: [], stdout: true, stderr: true };
  const worker = new Worker(new URL('./image-worker.ts', import.meta.url), own);
  // Discards the output, because libheif writes a line for each damaged file.
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}
