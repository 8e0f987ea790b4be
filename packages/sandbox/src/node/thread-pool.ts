import type { Worker } from 'node:worker_threads';
import { BusyError } from '../domain/ports/busy.ts';

/** How many tasks a thread pool accepts, and how long its threads may work or be idle. */
export type PoolLimits = {
  /** Maximum number of threads. */
  readonly workers: number;
  /** Maximum number of tasks in the queue, which keep their data in memory. */
  readonly waiting: number;
  /** Maximum number of tasks of one owner in the queue, besides the running one. */
  readonly ownWaiting: number;
  /** Milliseconds after which a task fails and its thread ends. */
  readonly longestMs: number;
  /** Idle milliseconds after which a thread ends, because some libraries never release memory. */
  readonly idleMs: number;
};

/**
 * Function that runs a task in a thread and resolves to its reply. Tasks of one owner run one after the other. Rejects with `BusyError` if the queue is full,
 * and with `TaskFailedError` if the thread ends or takes too long.
 */
export type ThreadPool<Task, Reply> = (task: Task, owner: string) => Promise<Reply>;

/** Thrown if a thread ended or took too long, so that its task failed. `cause` is the last error of the thread. */
export class TaskFailedError extends Error {
  override readonly name = 'TaskFailedError';
}

type Job<Task, Reply> = {
  readonly task: Task;
  readonly owner: string;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Creates a pool of worker threads, so that other requests do not wait for long tasks. `start` creates a worker, which must reply to each message with one
 * message.
 */
export function createThreadPool<Task, Reply>(start: () => Worker, limits: PoolLimits): ThreadPool<Task, Reply> {
  const { workers, waiting, ownWaiting, longestMs, idleMs } = limits;
  const queue: Job<Task, Reply>[] = [];
  const idle: Thread<Task, Reply>[] = [];
  /** Owners whose task is running. */
  const running = new Set<string>();
  let busy = 0;

  function next(): void {
    if (busy >= workers) return;
    const first = queue.findIndex(({ owner }) => !running.has(owner));
    const [job] = first < 0 ? [] : queue.splice(first, 1);
    if (!job) return;
    busy += 1;
    running.add(job.owner);
    const thread = idle.pop() ?? new Thread<Task, Reply>(start());
    const done = () => {
      busy -= 1;
      running.delete(job.owner);
      next();
    };
    thread.run(job.task, longestMs).then(
      (reply) => {
        idle.push(thread);
        thread.endAfter(idleMs, () => idle.splice(idle.indexOf(thread), 1));
        job.resolve(reply);
        done();
      },
      (error: unknown) => {
        job.reject(error);
        // Native code cannot be interrupted. A thread that still runs it counts as busy, so that no more than `workers` run.
        void thread.end().then(done);
      },
    );
  }

  return async (task, owner) => {
    const full = busy >= workers && queue.length >= waiting;
    if (full || queue.filter((job) => job.owner === owner).length >= ownWaiting) throw new BusyError();
    return new Promise((resolve, reject) => {
      queue.push({ task, owner, resolve, reject });
      next();
    });
  };
}

/** A worker thread that does one task at a time. An idle thread does not keep the process running. */
class Thread<Task, Reply> {
  readonly #worker: Worker;
  #ending: NodeJS.Timeout | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
  }

  /**
   * Sends a task to the thread, and resolves to its reply. Rejects with `TaskFailedError` if the thread ends or takes longer than `longestMs`; then it cannot
   * be used any more.
   */
  run(task: Task, longestMs: number): Promise<Reply> {
    clearTimeout(this.#ending);
    const worker = this.#worker;
    worker.ref();
    return new Promise((resolve, reject) => {
      const fail = (cause: unknown) => {
        settle();
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
      void this.end();
    }, idleMs).unref();
  }

  /** Ends the thread, and resolves once it has ended. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
