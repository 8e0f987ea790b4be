import type { Application, ApplicationState } from '@quayside/contract/application';
import { expect, test } from 'vitest';
import type { Flow } from './define-flow.ts';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';
import { guardFlowEntry } from './guard-flow-entry.ts';

const step = (path: string) => ({ path }) as Flow['steps'][number];

/** Returns a runtime that records restarts and refreshes. */
function runOf(state: ApplicationState, audience: Flow['audience'], repetition: Flow['repetition']) {
  let restarted = 0;
  let refreshed = 0;
  const runtime = {
    application: { state } as Application,
    flow: { steps: [step('/first'), step('/second')], audience } as unknown as Flow,
    journey: { repetition },
    answers: { context: () => ({ facts: {}, today: '2026-11-21' }) },
    restart: async () => {
      restarted += 1;
    },
    refresh: async () => {
      refreshed += 1;
      throw new TypeError('offline');
    },
    navigator: { redirect: () => '/status' },
  };
  return { runtime: runtime as unknown as FlowRuntime, restarted: () => restarted, refreshed: () => refreshed };
}

test.each([
  ['opened', 'customers', 'repeatedly', '/first', 1, 0],
  ['opened', 'customers', 'repeatedly', '/second', 0, 0],
  ['opened', 'customers', 'once', '/first', 0, 1],
  ['opened', undefined, 'repeatedly', '/first', 0, 0],
  ['draft', 'customers', 'once', '/first', 0, 1],
  ['draft', 'customers', 'once', '/second', 0, 0],
  ['under-review', 'customers', 'repeatedly', '/first', 0, 1],
  ['failed', 'customers', 'repeatedly', '/first', 0, 1],
] as const)(
  'on entry with an application in state %s (audience %s, repetition %s, path %s), restarts it %i times and reloads it %i times',
  async (state, audience, repetition, path, anew, again) => {
    const { runtime, restarted, refreshed } = runOf(state, audience, repetition);
    await expect(guardFlowEntry(runtime, path)).resolves.toBe('/status');
    expect([restarted(), refreshed()]).toEqual([anew, again]);
  },
);
