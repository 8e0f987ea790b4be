import { EventEmitter } from 'node:events';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { watch } from './watch.ts';

const request = (errorText?: string) => ({
  method: () => 'GET',
  url: () => 'http://localhost/a',
  failure: () => (errorText ? { errorText } : null),
});
const message = (type: string, text: string) => ({ type: () => type, text: () => text });

test('notes what nobody handled, and nothing that belongs to a page that works', () => {
  const page = new EventEmitter();
  const faults = watch(page as unknown as Page);
  page.emit('console', message('warning', 'slow'));
  page.emit('console', message('error', 'Failed to load resource: 404'));
  page.emit('requestfailed', request('net::ERR_ABORTED'));
  page.emit('response', { status: () => 200, request: () => request() });
  expect(faults).toEqual([]);

  page.emit('pageerror', Object.assign(new Error('broken'), { stack: 'broken' }));
  page.emit('console', message('error', 'Refused to load a script'));
  page.emit('requestfailed', request('net::ERR_CONNECTION_REFUSED'));
  page.emit('response', { status: () => 500, request: () => request() });
  expect(faults).toEqual([
    'unhandled: broken',
    'console: Refused to load a script',
    'request: GET http://localhost/a net::ERR_CONNECTION_REFUSED',
    'answer: 500 GET http://localhost/a',
  ]);
});
