import { expect, test, vi } from 'vitest';
import type { EmbedError, EmbedEvent } from '../types.ts';
import { errorActions } from './problems.ts';
import { createReports } from './reports.ts';

const flow = { name: 'options' } as never;
const submitted = { type: 'submitted', flow: 'options', applicationId: 'a1', reference: 'R1' } as const;
const state = (to: 'under-review' | 'action-needed') => ({ type: 'state', flow: 'options', state: to }) as const;

test('reports an event once, and again after a new submission', () => {
  const told: EmbedEvent[] = [];
  const { listen } = createReports({ flow, onEvent: (event) => told.push(event) });
  for (const event of [submitted, state('under-review'), submitted, state('under-review')]) listen(event);
  expect(told).toEqual([submitted, state('under-review')]);
  for (const event of [state('action-needed'), state('action-needed'), state('under-review'), submitted]) listen(event);
  expect(told.slice(2)).toEqual([state('action-needed'), state('under-review'), submitted]);
});

test('reports navigation events each time', () => {
  const told: EmbedEvent[] = [];
  const { event } = createReports({ flow, onEvent: (one) => told.push(one) });
  event({ type: 'leave', flow: 'options', to: '/' });
  event({ type: 'leave', flow: 'options', to: '/' });
  expect(told).toHaveLength(2);
});

test('reports the next action of each error, and whether a retry is possible', () => {
  const told: EmbedError[] = [];
  const { error } = createReports({ flow, onError: (one) => told.push(one) });
  for (const code of Object.keys(errorActions) as (keyof typeof errorActions)[]) error(code);
  expect(told).toHaveLength(13);
  for (const one of told)
    expect(one).toEqual({ type: 'error', flow: 'options', code: one.code, ...errorActions[one.code] });
});

test('keeps reporting when a callback of the page throws', () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const { event } = createReports({
    flow,
    onEvent: () => {
      throw new TypeError('the page');
    },
  });
  event(submitted);
  expect(report).toHaveBeenCalledWith(new TypeError('the page'));
  vi.unstubAllGlobals();
});
