import type { Application, ApplicationState } from '@quayside/contract/application';
import { expect, test } from 'vitest';
import { arrive } from './arrive.ts';
import type { Flow } from './define-flow.ts';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

const step = (path: string) => ({ path }) as Flow['steps'][number];

/** A run that remembers that it was begun anew. */
function runOf(state: ApplicationState, customers: Flow['customers']) {
  let restarted = 0;
  const runtime = {
    application: { state } as Application,
    flow: { steps: [step('/first'), step('/second')], customers } as unknown as Flow,
    restart: async () => {
      restarted += 1;
    },
    redirect: () => '/status',
  };
  return { runtime: runtime as unknown as FlowRuntime, restarted: () => restarted };
}

test.each([
  ['opened', 'repeatedly', '/first', 1],
  ['opened', 'repeatedly', '/second', 0],
  ['opened', 'once', '/first', 0],
  ['opened', undefined, '/first', 0],
  ['under-review', 'repeatedly', '/first', 0],
  ['failed', 'repeatedly', '/first', 0],
] as const)('%s, for customers %s, at %s: begun anew %i times', async (state, customers, path, times) => {
  const { runtime, restarted } = runOf(state, customers);
  await expect(arrive(runtime, path)).resolves.toBe('/status');
  expect(restarted()).toBe(times);
});
