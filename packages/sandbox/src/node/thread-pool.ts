import type { Worker } from 'node:worker_threads';

export type PoolLimits = {
  /** number of threads */
  readonly workers: number;
  /** tasks in the queue, each of which keeps its data in memory */
  readonly waiting: number;
  /** milliseconds after which a task fails and its thread ends */
  readonly longestMs: number;
  /** idle milliseconds after which a thread ends, because some libraries never give memory back */
  readonly idleMs: number;
};

/** Runs a task in a thread. Rejects with QueueFullError, and with TaskFailedError if the thread ends or takes too long. */
export type Pool<Task, Reply> = (task: Task) => Promise<Reply>;

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Its cause is what the thread said last. */
export class TaskFailedError extends Error {
  override readonly name = 'TaskFailedError';
}

type Job<Task, Reply> = {
  readonly task: Task;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: unknown) => void;
};

/** Creates a pool of worker threads, so that no call waits for long work. `start`: a worker that answers each message with one message. */
export function createThreadPool<Task, Reply>(start: () => Worker, limits: PoolLimits): Pool<Task, Reply> {
  const { workers, waiting, longestMs, idleMs } = limits;
  const queue: Job<Task, Reply>[] = [];
  const idle: Thread<Task, Reply>[] = [];
  let busy = 0;

  function next(): void {
    if (busy >= workers) return;
    const job = queue.shift();
    if (!job) return;
    busy += 1;
    const thread = idle.pop() ?? new Thread<Task, Reply>(start());
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

  return async (task) => {
    if (busy >= workers && queue.length >= waiting) throw new QueueFullError();
    return new Promise((resolve, reject) => {
      queue.push({ task, resolve, reject });
      next();
    });
  };
}

/** A worker with one task at a time. An idle one does not keep the process alive. */
class Thread<Task, Reply> {
  readonly #worker: Worker;
  #ending: NodeJS.Timeout | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
  }

  /** Rejects with TaskFailedError if the thread fails or times out; it cannot be used afterwards. */
  run(task: Task, longestMs: number): Promise<Reply> {
    clearTimeout(this.#ending);
    const worker = this.#worker;
    worker.ref();
    return new Promise((resolve, reject) => {
      const fail = (cause: unknown) => {
        settle();
        void worker.terminate();
        reject(new TaskFailedError('A thread failed.', { cause }));
      };
      const answered = (reply: Reply) => {
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
