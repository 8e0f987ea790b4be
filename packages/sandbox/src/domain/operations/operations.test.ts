import { maxEventsPerBatch, type OperationsEvent, operationsPath } from '@quayside/contract/operations';
import { randomId } from '@quayside/platform/internals/random-id';
import { describe, expect, test } from 'vitest';
import { openTestSandbox } from '../../testing/test-sandbox.ts';
import { openMemory } from '../storage/open-memory.ts';
import { operationsEvents } from '../storage/schema.ts';
import { operationsLimits } from './operations-events.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const place = { flow: 'opening', step: 'base-info' };

async function open() {
  const database = openMemory();
  const sandbox = await openTestSandbox({ database, clock: () => new Date('2026-11-21T02:00:00Z') });
  const post = async (body: string, headers: Record<string, string> = {}) =>
    (await sandbox.fetch(new Request(`http://sandbox.test/${operationsPath}`, { method: 'POST', body, headers })))
      .status;
  return {
    ...sandbox,
    post,
    send: (events: readonly OperationsEvent[], { visit = randomId(), from = 0, appType = 12, language = 'en' } = {}) =>
      post(
        JSON.stringify({
          visit,
          appType,
          language,
          events: events.map((event, index) => ({ ...event, order: from + index })),
        }),
      ),
    rows: () => database.transaction((tables) => tables.select().from(operationsEvents)),
  };
}

describe('operations events on the server', () => {
  test('stores operations events once if a batch is repeated', async () => {
    const sandbox = await open();
    const visit = randomId();
    const events: OperationsEvent[] = [
      { type: 'flow-started', flow: 'opening' },
      { type: 'step-started', ...place },
    ];
    expect(await sandbox.send(events, { visit })).toBe(204);
    expect(await sandbox.send([...events, { type: 'step-completed', ...place, seconds: 9 }], { visit })).toBe(204);
    expect(await sandbox.rows()).toMatchObject([
      { visit, position: 0, appType: 12, language: 'en', type: 'flow-started', flow: 'opening', step: null },
      { visit, position: 1, type: 'step-started', step: 'base-info', code: null, amount: null },
      { visit, position: 2, type: 'step-completed', step: 'base-info', amount: 9 },
    ]);
    await sandbox.close();
  });

  test('stores operations events without other data of the request, and refuses invalid ones', async () => {
    const sandbox = await open();
    const event = { type: 'step-started', ...place } as const;
    expect(await sandbox.send([{ ...event, name: 'LIM WEI MING' } as OperationsEvent])).toBe(400);
    expect(await sandbox.send([{ ...event, step: 'S1234567D' }])).toBe(400);
    expect(await sandbox.send(Array.from({ length: maxEventsPerBatch + 1 }, () => event))).toBe(400);
    expect(await sandbox.post('no JSON')).toBe(400);
    expect(await sandbox.rows()).toEqual([]);
    const columns = Object.keys(operationsEvents).filter((name) => name !== 'enableRLS');
    expect(columns).toEqual([
      'visit',
      'position',
      'appType',
      'language',
      'type',
      'flow',
      'step',
      'code',
      'amount',
      'at',
    ]);
    await sandbox.close();
  });

  test('limits operations events per network and hour', async () => {
    const sandbox = await open();
    const batch = Array.from({ length: maxEventsPerBatch }, () => ({ type: 'step-started', ...place }) as const);
    const send = (address: string) =>
      sandbox.post(
        JSON.stringify({
          visit: randomId(),
          appType: 12,
          language: 'en',
          events: batch.map((event, order) => ({ ...event, order })),
        }),
        { 'X-Forwarded-For': address },
      );
    for (let sent = 0; sent + batch.length <= operationsLimits.perNetwork; sent += batch.length)
      expect(await send('2001:db8::1')).toBe(204);
    expect(await send('2001:db8::2')).toBe(429);
    expect(await send('203.0.113.1')).toBe(204);
    await sandbox.close();
  });

  test('limits operations events per hour, and deletes them after 90 days', { tags: ['night'] }, async () => {
    const sandbox = await open();
    const batch = Array.from({ length: maxEventsPerBatch }, () => ({ type: 'step-started', ...place }) as const);
    for (let sent = 0; sent < operationsLimits.perHour; sent += batch.length) await sandbox.send(batch);
    expect(await sandbox.send(batch)).toBe(429);
    expect(await sandbox.rows()).toHaveLength(operationsLimits.perHour);
    const tendAfter = async (days: number) => {
      await sandbox.api('PUT', '/clock', { offsetMs: days * DAY_MS });
      return (await sandbox.rows()).length;
    };
    expect(await tendAfter(operationsLimits.retentionDays)).toBe(operationsLimits.perHour);
    expect(await tendAfter(operationsLimits.retentionDays + 1)).toBe(0);
    await sandbox.close();
  });
});
