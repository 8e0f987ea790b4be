import type { OperationsEvent } from '@quayside/contract/operations';
import { limitRuns } from '@quayside/platform/testing/property-runs';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { FlowEvent } from '../events.ts';
import { createRecorder } from './recorder.ts';

const vocabulary = { flows: { opening: ['base-info', 'contact-info'] }, codes: ['enter-field'] };

function open({ isAllowed = () => true, failing = false }: { isAllowed?: () => boolean; failing?: boolean } = {}) {
  const events: OperationsEvent[] = [];
  const clock = { ms: 0 };
  const recorder = createRecorder({
    vocabulary,
    sinks: [
      () => {
        if (failing) throw new TypeError('This receiver is broken.');
      },
      (event) => events.push(event),
    ],
    context: () => ({ appType: 12, language: 'th' }),
    isAllowed,
    now: () => clock.ms,
  });
  const listen = (type: FlowEvent['type'], facts: object = {}) =>
    recorder.listen({ type, flow: 'opening', step: 'base-info', ...facts } as FlowEvent);
  return { recorder, events, clock, listen };
}

describe('recorder of operations events', () => {
  test('counts the visible time of a step until it is complete', () => {
    const { recorder, events, clock, listen } = open();
    listen('step-shown');
    clock.ms += 10_000;
    recorder.visible(false);
    clock.ms += 3_600_000;
    recorder.visible(true);
    clock.ms += 5000;
    listen('step-saved', { complete: false });
    listen('step-shown', { step: 'contact-info' });
    clock.ms += 60_000;
    listen('step-shown');
    clock.ms += 4000;
    listen('step-saved', { complete: true });
    expect(events).toEqual([
      { type: 'step-started', flow: 'opening', step: 'base-info' },
      { type: 'step-started', flow: 'opening', step: 'contact-info' },
      { type: 'step-started', flow: 'opening', step: 'base-info' },
      { type: 'step-completed', flow: 'opening', step: 'base-info', seconds: 19 },
    ]);
  });

  test('records one start of a step that is shown twice, and each completion', () => {
    const { events, clock, listen } = open();
    listen('step-shown');
    listen('step-shown');
    clock.ms += 2_000_000_000;
    listen('step-saved', { complete: true });
    clock.ms += 1000;
    listen('step-saved', { complete: true });
    expect(events.map((event) => ('seconds' in event ? event.seconds : event.type))).toEqual(['step-started', 3600, 1]);
  });

  test('records the codes of issues, and `other` for an unknown code', () => {
    const { recorder, events, listen } = open();
    recorder.scriptFailed(); // no step is on screen
    listen('step-shown');
    listen('step-problem', { codes: ['enter-field', 'enter-field', 'of-an-edition', 'network'] });
    listen('step-retried');
    recorder.scriptFailed();
    const said = events.map((event) => ('code' in event ? event.code : event.type));
    expect(said).toEqual(['step-started', 'enter-field', 'other', 'network', 'step-retried', 'script']);
  });

  test('records the events of a flow, and web vitals', () => {
    const { recorder, events, listen } = open();
    for (const type of ['started', 'resumed', 'not-eligible', 'submitted', 'state'] as const) listen(type);
    recorder.vital('CLS', 0.1234);
    recorder.vital('LCP', 1234.5);
    recorder.vital('INP', 1e9);
    expect(events.map((event) => ('value' in event ? event.value : event.type))).toEqual([
      'flow-started',
      'flow-resumed',
      'flow-not-eligible',
      'flow-submitted',
      123,
      1235,
      60_000,
    ]);
  });

  test('does not record without consent, and continues after a sink throws', () => {
    const refused = open({ isAllowed: () => false });
    refused.listen('step-shown');
    refused.recorder.vital('LCP', 1);
    expect(refused.events).toEqual([]);
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = open({ failing: true });
    broken.listen('step-shown');
    expect([broken.events.length, told.mock.calls.length]).toEqual([1, 1]);
    told.mockRestore();
  });

  test('never records typed input, in any field of an event', () => {
    const typed = fc.oneof(
      fc.string({ minLength: 3, unit: 'grapheme' }).map((text) => `${text}§`),
      fc.constantFrom('LIM WEI MING', 'S1234567D', '+6591234567', 'IMG_2041.HEIC'),
      fc.integer({ min: 100_000, max: 99_999_999_999 }).map(String),
    );
    const type = fc.constantFrom<FlowEvent['type']>(
      'started',
      'resumed',
      'step-shown',
      'step-problem',
      'step-retried',
      'step-saved',
      'not-eligible',
      'submitted',
      'state',
    );
    const place = fc.constantFrom('flow', 'step', 'codes', 'applicationId', 'reference', 'reason', 'state', 'answers');
    fc.assert(
      fc.property(fc.array(fc.tuple(type, place, typed), { minLength: 1, maxLength: 12 }), (acts) => {
        const { events, listen } = open();
        listen('step-shown');
        for (const [what, where, text] of acts)
          listen(what, { codes: [], complete: true, [where]: where === 'codes' ? [text] : text });
        const said = JSON.stringify(events);
        for (const [, , text] of acts) expect(said).not.toContain(JSON.stringify(text).slice(1, -1));
      }),
      { numRuns: limitRuns(2000) },
    );
  });
});
