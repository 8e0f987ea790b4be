import type { FlowEvent } from '@quayside/flow/events';
import { expect, test } from 'vitest';
import { bufferEarlyEvents } from './early-events.ts';

test('early events are passed on with their original times, when the thread is idle or the page ends', () => {
  const page = new EventTarget();
  const idle: (() => void)[] = [];
  const early = bufferEarlyEvents(page as Pick<Window, 'addEventListener'>, (run) => void idle.push(run));
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
  const told = performance.now();
  expect(heard.map(([step]) => step)).toEqual(['choose', 'base-info']);
  for (const run of idle.splice(0)) run();
  expect(heard.map(([step]) => step)).toEqual(['choose', 'base-info', 'contact-info']);
  tell('assets-info');
  early.settle();
  for (const run of idle.splice(0)) run();
  expect(heard.slice(3).map(([step]) => step)).toEqual(['assets-info']);
  const [first = 0, second = 0, third = 0] = heard.map(([, at]) => at);
  expect(first).toBeGreaterThanOrEqual(before);
  expect(second).toBeLessThanOrEqual(loaded);
  expect(third).toBeGreaterThanOrEqual(loaded);
  expect(third).toBeLessThanOrEqual(told);
});
