import type { FlowEvent } from '@quayside/flow/events';
import { expect, test } from 'vitest';
import { keepEarlyEvents } from './early-events.ts';

test('what happens before the recorder is loaded is handed over with its time, and the rest as it happens', () => {
  const page = new EventTarget();
  const early = keepEarlyEvents(page as Pick<Window, 'addEventListener'>);
  const tell = (step: string) => {
    const detail: FlowEvent = { type: 'step-shown', flow: 'opening', step };
    page.dispatchEvent(Object.assign(new Event('quayside'), { detail }));
  };
  const heard: [string, number][] = [];
  const before = performance.now();
  tell('choose');
  tell('base-info');
  const loaded = performance.now();
  early.handOver((event, at) => heard.push(['step' in event ? String(event.step) : '', at]));
  tell('contact-info');
  expect(heard.map(([step]) => step)).toEqual(['choose', 'base-info', 'contact-info']);
  const [first = 0, second = 0, third = 0] = heard.map(([, at]) => at);
  expect(first).toBeGreaterThanOrEqual(before);
  expect(second).toBeLessThanOrEqual(loaded);
  expect(third).toBeGreaterThanOrEqual(loaded);
});
