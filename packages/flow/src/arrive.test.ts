import type { Application, ApplicationState } from '@quayside/contract/application';
import { expect, test } from 'vitest';
import { arrive } from './arrive.ts';
import type { Flow } from './define-flow.ts';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

const step = (path: string) => ({ path }) as Flow['steps'][number];

/** A run that remembers that it was begun anew, and that the server was asked again. */
function runOf(state: ApplicationState, customers: Flow['customers']) {
  let restarted = 0;
  let refreshed = 0;
  const runtime = {
    application: { state } as Application,
    flow: { steps: [step('/first'), step('/second')], customers } as unknown as Flow,
    restart: async () => {
      restarted += 1;
    },
    refresh: async () => {
      refreshed += 1;
      throw new TypeError('offline');
    },
    redirect: () => '/status',
  };
  return { runtime: runtime as unknown as FlowRuntime, restarted: () => restarted, refreshed: () => refreshed };
}

test.each([
  ['opened', 'repeatedly', '/first', 1, 0],
  ['opened', 'repeatedly', '/second', 0, 0],
  ['opened', 'once', '/first', 0, 1],
  ['opened', undefined, '/first', 0, 0],
  ['draft', 'once', '/first', 0, 1],
  ['draft', 'once', '/second', 0, 0],
  ['under-review', 'repeatedly', '/first', 0, 1],
  ['failed', 'repeatedly', '/first', 0, 1],
] as const)(
  '%s, for customers %s, at %s: begun anew %i times, asked again %i times',
  async (state, customers, path, anew, again) => {
    const { runtime, restarted, refreshed } = runOf(state, customers);
    await expect(arrive(runtime, path)).resolves.toBe('/status');
    expect([restarted(), refreshed()]).toEqual([anew, again]);
  },
);
