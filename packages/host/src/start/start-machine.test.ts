import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createStartMachine, type StartEvent, type StartState, startTransitions } from './start-machine.ts';

const states = Object.keys(startTransitions) as StartState[];
const events = [...new Set(Object.values(startTransitions).flatMap(Object.keys))] as StartEvent[];

test.each<[string, readonly StartEvent[], StartState]>([
  ['a prerendered page', ['hydrate', 'start-session', 'session-known'], 'ready'],
  ['a page behind a login', ['start-session', 'session-known'], 'ready'],
  ['a hand-off to a phone', ['session-known'], 'ready'],
  ['a page with a script that fails to load (F67)', ['hydrate', 'start-session', 'load-failed'], 'failed'],
  ['a page whose network is back (F67)', ['start-session', 'network-lost', 'network-back', 'session-known'], 'ready'],
  ['a page with a new build on the server (F67)', ['start-session', 'build-replaced', 'session-known'], 'new-build'],
  ['a page that hydrates twice', ['hydrate', 'start-session', 'hydrate'], 'session'],
])('start of %s: the events %j lead to the state "%s"', (_, sent, state) => {
  const machine = createStartMachine();
  for (const event of sent) machine.send(event);
  expect(machine.state()).toBe(state);
});

test('the start machine follows its table for any sequence of events, and runs the action of each entered state', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), (sent) => {
      const entered: StartState[] = [];
      const machine = createStartMachine();
      for (const one of states) machine.on(one, () => void entered.push(one));
      const expected: StartState[] = [];
      let state: StartState = 'document';
      for (const event of sent) {
        const next: StartState | undefined = startTransitions[state][event];
        if (next) expected.push((state = next));
        machine.send(event);
      }
      expect([machine.state(), entered]).toEqual([state, expected]);
    }),
  );
});

test('the start machine does not start a ready or reloading page again', () => {
  const action = vi.fn<() => void>();
  for (const state of ['ready', 'new-build'] as const) expect(startTransitions[state]).toEqual({});
  const machine = createStartMachine();
  machine.on('session', action);
  for (const event of ['session-known', ...events] as const) machine.send(event);
  expect(action).not.toHaveBeenCalled();
});
