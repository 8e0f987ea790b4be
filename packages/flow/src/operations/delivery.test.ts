import type { OperationsBatch, OperationsEvent } from '@quayside/contract/operations';
import type { JsonValue } from '@quayside/platform/storage';
import { createFakeTimers } from '@quayside/platform/testing/fake-timers';
import { describe, expect, test } from 'vitest';
import {
  createDelivery,
  createSendOperations,
  deliveryLimits,
  OperationsUndeliveredError,
  type SendOperations,
} from './delivery.ts';

const context = { appType: 12, language: 'th' };
const event: OperationsEvent = { type: 'step-started', flow: 'opening', step: 'base-info' };
const ids = [1, 2, 3].map((one) => `6f1c2a38-9c55-4c0f-8a53-0d7f5ac0b1d${one}`);

function open({ kept = new Map<string, JsonValue>(), allowed = { state: true } } = {}) {
  const timers = createFakeTimers();
  const sent: OperationsBatch[] = [];
  const answers: ReturnType<SendOperations>[] = [];
  const network = { state: 'on' };
  const newIds = [...ids];
  const delivery = createDelivery({
    vocabulary: { flows: { opening: ['base-info'] }, codes: [] },
    send: (body) => {
      sent.push(JSON.parse(body));
      if (network.state === 'off') return Promise.reject(new TypeError('offline'));
      return answers.shift() ?? Promise.resolve('taken');
    },
    storage: {
      get: (key, is) => {
        const value = kept.get(key);
        return value !== undefined && is(value) ? value : undefined;
      },
      set: (key, value) => {
        kept.set(key, JSON.parse(JSON.stringify(value)));
        return 'device';
      },
      remove: (key) => void kept.delete(key),
    },
    timers,
    newId: () => newIds.shift() ?? '',
    context: () => context,
    isAllowed: () => allowed.state,
  });
  const orders = () => sent.map(({ events }) => events.map(({ order }) => order));
  return { delivery, timers, sent, answers, orders, network, kept, allowed };
}

describe('delivery of operations events', () => {
  test('sends events after ten seconds, or at once when there are twenty', async () => {
    const { delivery, timers, sent, orders } = open();
    delivery.sink(event, context);
    delivery.sink(event, context);
    expect(sent).toEqual([]);
    timers.advance(deliveryLimits.afterMs);
    await delivery.flush();
    expect(sent).toEqual([
      {
        visit: ids[0],
        ...context,
        events: [
          { ...event, order: 0 },
          { ...event, order: 1 },
        ],
      },
    ]);
    for (let count = 0; count < deliveryLimits.full; count += 1) delivery.sink(event, context);
    await delivery.flush();
    expect(orders()[1]).toHaveLength(deliveryLimits.full);
  });

  test('waits longer after each failure, and sends the newest events in order', async () => {
    const { delivery, timers, orders, network } = open();
    network.state = 'off';
    delivery.sink(event, context);
    await delivery.flush();
    timers.advance(deliveryLimits.firstRetryMs - 1);
    expect(orders()).toEqual([[0]]);
    timers.advance(1);
    expect(orders()).toEqual([[0], [0]]);
    await delivery.flush();
    for (let count = 0; count < deliveryLimits.waiting; count += 1) {
      delivery.sink(event, context);
      await delivery.flush();
    }
    network.state = 'on';
    const attempts = orders().length;
    await delivery.flush();
    expect(orders()[attempts]?.[0]).toBe(1);
  });

  test('restores queued events after a reload, and drops unknown ones', async () => {
    const kept = new Map<string, JsonValue>();
    const before = open({ kept });
    before.network.state = 'off';
    before.delivery.sink(event, context);
    before.delivery.sink({ ...event, flow: 'gone' }, context);
    await before.delivery.flush();
    const after = open({ kept });
    after.delivery.sink(event, context);
    await after.delivery.flush();
    expect(after.sent[0]?.visit).toBe(ids[0]);
    expect(after.orders()).toEqual([[0, 2]]);
    kept.set('operations', 'something else');
    const other = open({ kept });
    await other.delivery.flush();
    expect(other.sent).toEqual([]);
  });

  test('sends events at once when the page is hidden, even during a request', async () => {
    const { delivery, answers, orders } = open();
    const { promise, resolve } = Promise.withResolvers<'taken'>();
    answers.push(promise);
    delivery.sink(event, context);
    void delivery.flush();
    delivery.sink(event, context);
    void delivery.flush();
    const all = delivery.flush();
    expect(orders()).toEqual([[0], [1]]);
    resolve('taken');
    await all;
    await delivery.flush();
    expect(orders()).toHaveLength(2);
  });

  test('does not send a refused batch again, and starts another visit for another customer', async () => {
    const { delivery, sent, answers, orders } = open();
    answers.push(Promise.resolve('refused'));
    delivery.sink(event, context);
    await delivery.flush();
    await delivery.flush();
    expect(orders()).toEqual([[0]]);
    delivery.sink(event, context);
    delivery.renew();
    delivery.sink(event, context);
    await delivery.flush();
    await delivery.flush();
    expect(sent.map(({ visit, events }) => [visit, events[0]?.order])).toEqual([
      [ids[0], 0],
      [ids[0], 1],
      [ids[1], 0],
    ]);
  });

  test('deletes queued events after an opt-out', async () => {
    const { delivery, sent, kept, allowed } = open();
    delivery.sink(event, context);
    expect(kept.size).toBe(1);
    allowed.state = false;
    await delivery.flush();
    expect([sent, kept.size]).toEqual([[], 0]);
  });
});

describe('createSendOperations', () => {
  test.each([
    [200, 'taken'],
    [204, 'taken'],
    [301, 'refused'],
    [400, 'refused'],
    [401, 'refused'],
    [413, 'refused'],
  ])('for the HTTP status %i, resolves to %s', async (status, meaning) => {
    const bodies: string[] = [];
    const send = createSendOperations(async (body) => {
      bodies.push(body);
      return status;
    });
    expect([await send('{}'), bodies]).toEqual([meaning, ['{}']]);
  });

  test.each([429, 500, 503, 599])('rejects for the HTTP status %i, so that the batch is sent again', async (status) => {
    await expect(createSendOperations(async () => status)('{}')).rejects.toBeInstanceOf(OperationsUndeliveredError);
  });

  test('createSendOperations rejects as the request does if there is no response', async () => {
    const offline = new TypeError('Failed to fetch');
    await expect(createSendOperations(() => Promise.reject(offline))('{}')).rejects.toBe(offline);
  });
});
