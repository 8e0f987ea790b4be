import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { BusyError } from '../domain/ports/busy.ts';
import { createThreadPool, type PoolLimits, TaskFailedError } from './thread-pool.ts';

const limits: PoolLimits = { workers: 1, waiting: 8, ownWaiting: 1, longestMs: 60_000, idleMs: 60_000 };

/** Milliseconds in which a thread starts and replies on a busy machine. */
const longestMs = 3000;

/** Creates a pool whose threads reply with the task itself. They never reply to `stuck`. */
function poolOf(changed: Partial<PoolLimits> = {}) {
  const workers: Worker[] = [];
  const start = () => {
    const worker = new Worker(
      `const { parentPort } = require('node:worker_threads');
       parentPort.on('message', (task) => {
         if (task === 'stuck') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
         parentPort.postMessage(task);
       });`,
      { eval: true },
    );
    workers.push(worker);
    return worker;
  };
  return { run: createThreadPool<string, string>(start, { ...limits, ...changed }), workers };
}

test('runs tasks of other customers between those of one customer', async () => {
  const { run } = poolOf();
  const ended: string[] = [];
  const send = (task: string, owner: string) => run(task, owner).then((reply) => ended.push(reply));
  const first = send('mine 1', 'me');
  const second = send('mine 2', 'me');
  await expect(run('mine 3', 'me')).rejects.toThrow(BusyError);
  const other = send('theirs', 'them');
  await Promise.all([first, second, other]);
  expect(ended).toEqual(['mine 1', 'mine 2', 'theirs']);
  expect(await run('mine 4', 'me')).toBe('mine 4');
});

test('uses only one of two threads for a customer', { tags: ['night'] }, async () => {
  const { run, workers } = poolOf({ workers: 2, ownWaiting: 3, longestMs });
  const mine = Promise.allSettled([run('stuck', 'me'), run('mine', 'me')]);
  expect(await run('theirs', 'them')).toBe('theirs');
  expect(workers).toHaveLength(2);
  expect((await mine).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('ends the thread of a slow task', {
  tags: ['night'],
}, async () => {
  const { run, workers } = poolOf({ longestMs });
  const stuck = run('stuck', 'me');
  const next = run('next', 'them');
  await expect(stuck).rejects.toThrow(TaskFailedError);
  const ended = workers[0] && once(workers[0], 'exit');
  expect(await next).toBe('next');
  await ended;
  expect(workers).toHaveLength(2);
});

test('refuses a task when the queue is full', async () => {
  const { run } = poolOf({ waiting: 2 });
  const all = await Promise.allSettled(['a', 'b', 'c', 'd'].map((owner) => run(owner, owner)));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
});
