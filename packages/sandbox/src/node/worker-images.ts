import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ImagesBusyError, type ImageTools, UnreadableImageError } from '../domain/ports/image-tools.ts';
import type { ImageReply, ImageTask } from './image-messages.ts';
import { readImageSize } from './image-size.ts';

export type ImageLimits = {
  /** number of decoding threads */
  readonly workers: number;
  /** images in the queue; each keeps its file of up to 20 MB in memory */
  readonly waiting: number;
  /** milliseconds after which an image counts as unreadable and its thread ends */
  readonly longestMs: number;
  /** idle milliseconds after which a thread ends, because libheif's memory never shrinks */
  readonly idleMs: number;
};

/** Leaves a core for other calls; a 40 MP image takes about 500 MB while it is decoded. */
const defaults: ImageLimits = {
  workers: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 8,
  longestMs: 60_000,
  idleMs: 30_000,
};

type Job = {
  readonly task: ImageTask;
  readonly resolve: (reply: ImageReply) => void;
  readonly reject: (error: unknown) => void;
};

/** Decodes images in worker threads, so that no call waits for them. Rejects with ImagesBusyError if the queue is full. */
export function createWorkerImages(limits: Partial<ImageLimits> = {}): ImageTools {
  const { workers, waiting, longestMs, idleMs } = { ...defaults, ...limits };
  const queue: Job[] = [];
  const idle: Thread[] = [];
  let busy = 0;

  function run(task: ImageTask): Promise<ImageReply> {
    if (busy >= workers && queue.length >= waiting) throw new ImagesBusyError();
    return new Promise((resolve, reject) => {
      queue.push({ task, resolve, reject });
      next();
    });
  }

  function next(): void {
    if (busy >= workers) return;
    const job = queue.shift();
    if (!job) return;
    busy += 1;
    const thread = idle.pop() ?? new Thread();
    thread.run(job.task, longestMs).then(
      (reply) => {
        idle.push(thread);
        thread.endAfter(idleMs, () => idle.splice(idle.indexOf(thread), 1));
        job.resolve(reply);
        done();
      },
      (error: unknown) => {
        job.reject(error);
        done();
      },
    );
  }

  function done(): void {
    busy -= 1;
    next();
  }

  return {
    sizeOf: readImageSize,
    async clean(bytes, type) {
      const reply = await run({ task: 'clean', bytes, type });
      if ('cleaned' in reply) return reply.cleaned;
      throw unreadable(reply);
    },
    async lightOf(bytes) {
      const reply = await run({ task: 'lightOf', bytes });
      if ('light' in reply) return reply.light;
      throw unreadable(reply);
    },
  };
}

const unreadable = (reply: ImageReply) => new UnreadableImageError('unreadable' in reply ? reply.unreadable : reply);

/** A worker with one task at a time. An idle one does not keep the process alive. */
class Thread {
  readonly #worker = startWorker();
  #ending: NodeJS.Timeout | undefined;

  /** Rejects with UnreadableImageError if the thread fails or times out; it cannot be used afterwards. */
  run(task: ImageTask, longestMs: number): Promise<ImageReply> {
    clearTimeout(this.#ending);
    const worker = this.#worker;
    worker.ref();
    return new Promise((resolve, reject) => {
      const fail = (cause: unknown) => {
        settle();
        void worker.terminate();
        reject(new UnreadableImageError(cause));
      };
      const answered = (reply: ImageReply) => {
        settle();
        worker.unref();
        resolve(reply);
      };
      const exited = () => fail('The thread ended.');
      const limit = setTimeout(() => fail(`It took more than ${longestMs} ms.`), longestMs);
      function settle() {
        clearTimeout(limit);
        worker.off('message', answered).off('error', fail).off('exit', exited);
      }
      worker.once('message', answered).once('error', fail).once('exit', exited);
      worker.postMessage(task, []);
    });
  }

  endAfter(idleMs: number, ended: () => void): void {
    this.#ending = setTimeout(() => {
      ended();
      void this.#worker.terminate();
    }, idleMs).unref();
  }
}

function startWorker(): Worker {
  const own = { name: 'images', execArgv: [], stdout: true, stderr: true };
  const worker = new Worker(new URL('./image-worker.ts', import.meta.url), own);
  // libheif writes a line for each damaged file.
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}
