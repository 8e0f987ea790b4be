import type { Journey, Migration } from '@quayside/rules/journey';
import { openingJourney } from '@quayside/testing/journeys';
import { describe, expect, test } from 'vitest';
import {
  otherDeviceAnswers,
  savedAnswers,
  startSession,
  testedStep,
  typedAnswers,
} from '../../testing/test-session.ts';
import { StepConflictError } from './save-result.ts';

const conflict = Object.assign(new Error('newer'), { messageKey: 'conflict' });
const noReply = new Error('the reply was lost');
const throws = (error: Error) => () => {
  throw error;
};

describe('a step on screen', () => {
  test('opens a step with the stored draft, which overrides saved answers but not new input', async () => {
    const kept = { values: { ...typedAnswers, industry: 'trade' }, base: savedAnswers, sent: null, version: 4 };
    const { session, form, type } = startSession({ kept });
    type({ industry: 'finance' });
    await session.open();
    expect(form.values).toEqual({ ...typedAnswers, industry: 'finance' });
  });

  test('F41 stores typed answers on the device, together with the server’s answers', async () => {
    const { session, waiting, type } = startSession();
    await session.open();
    await session.storeDraft();
    expect(waiting(), 'without input').toBeUndefined();
    type(typedAnswers);
    await session.storeDraft();
    expect(waiting()).toMatchObject({ values: typedAnswers, base: savedAnswers, sent: null });
  });

  test('deletes the draft on the device after a save', async () => {
    const { session, form, server, waiting, type } = startSession();
    await session.open();
    type(typedAnswers);
    await expect(session.save(typedAnswers)).resolves.toEqual({ issues: [], next: '/next' });
    expect(server.saves).toEqual([{ values: typedAnswers, operationId: 'operation 1', revision: 1 }]);
    expect(form.isDirty).toBe(false);
    expect(waiting()).toBeUndefined();
  });

  test('F50 repeats the same operation for the same answers, and starts another for others', async () => {
    const { session, server, type } = startSession();
    await session.open();
    type(typedAnswers);
    for (const _ of [1, 2]) {
      server.next(throws(noReply));
      await expect(session.save(typedAnswers)).rejects.toThrow(noReply);
    }
    type({ companyName: 'Ampang Trading Sdn Bhd' });
    await session.save({ companyName: 'Ampang Trading Sdn Bhd' });
    expect(server.saves.map(({ operationId }) => operationId)).toEqual(['operation 1', 'operation 1', 'operation 2']);
  });

  test('F51 makes one call for two presses of Continue', async () => {
    const { session, server, type } = startSession();
    await session.open();
    type(typedAnswers);
    await Promise.all([session.save(typedAnswers), session.save(typedAnswers)]);
    expect(server.saves).toHaveLength(1);
  });

  test('marks the draft as possibly saved after a lost response', async () => {
    const { session, server, waiting, type } = startSession();
    await session.open();
    type(typedAnswers);
    server.next(throws(noReply));
    await expect(session.save({ ...typedAnswers, consent: true })).rejects.toThrow(noReply);
    await session.storeDraft();
    expect(waiting()).toMatchObject({
      values: typedAnswers,
      sent: { values: { ...typedAnswers, consent: true }, typed: typedAnswers },
    });
  });

  test('detects a conflict after a refused save, and does not save until the customer chooses', async () => {
    const { session, form, server, waiting, type } = startSession();
    await session.open();
    type(typedAnswers);
    server.next(throws(conflict));
    await expect(session.save(typedAnswers)).rejects.toThrow(conflict);
    expect(session.conflict).toEqual({ here: typedAnswers, there: otherDeviceAnswers });
    expect(waiting()).toMatchObject({ values: typedAnswers, sent: null });
    await expect(session.save(typedAnswers)).rejects.toThrow(StepConflictError);
    expect(server.saves).toHaveLength(1);
    expect(form.values).toEqual(typedAnswers);
  });

  test.each([
    ['here', typedAnswers, typedAnswers],
    ['there', otherDeviceAnswers, undefined],
  ] as const)('resolves a conflict when the customer chooses the answers %s', async (which, shown, kept) => {
    const { session, form, server, waiting, type } = startSession();
    await session.open();
    type(typedAnswers);
    server.has(otherDeviceAnswers);
    expect(session.conflict).toEqual({ here: typedAnswers, there: otherDeviceAnswers });
    await session.choose(which);
    expect(session.conflict).toBeUndefined();
    expect(form.values).toEqual(shown);
    expect(waiting()?.values).toEqual(kept);
  });

  test('saves typed answers, as prepared by the step, when the screen closes', async () => {
    const { session, server, type } = startSession();
    await session.leave();
    expect(server.saves, 'without input').toEqual([]);
    type(typedAnswers);
    await session.leave((values) => ({ ...values, left: true }));
    expect(server.saves.map(({ values }) => values)).toEqual([{ ...typedAnswers, left: true }]);
  });

  test('stores typed answers without sending them when the screen closes during a conflict', async () => {
    const { session, server, waiting, type } = startSession();
    await session.open();
    type(typedAnswers);
    server.has(otherDeviceAnswers);
    await session.leave();
    expect(server.saves).toEqual([]);
    expect(waiting()?.values).toEqual(typedAnswers);
  });

  test('reports typed answers without sending them when a closed step is left', async () => {
    const { session, server, drafts, type } = startSession();
    await session.open();
    server.has(savedAnswers, 'under-review');
    type(typedAnswers);
    await session.leave();
    expect(server.saves).toEqual([]);
    expect(drafts.unsent).toEqual([testedStep]);
  });

  test('stores typed answers when the screen closes without a network', async () => {
    const { session, server, waiting, type } = startSession();
    await session.open();
    type(typedAnswers);
    server.next(throws(noReply));
    await session.leave();
    expect(waiting()?.values).toEqual(typedAnswers);
  });

  test('shows the server’s answers and reports typed ones after a submission from another device', async () => {
    const { session, form, server, drafts, waiting, type } = startSession();
    await session.open();
    type(typedAnswers);
    server.has(savedAnswers, 'under-review');
    await session.storeDraft();
    expect(form.values).toEqual(savedAnswers);
    expect(drafts.unsent).toEqual([testedStep]);
    expect(waiting()).toBeUndefined();
    await session.leave();
    expect(server.saves).toEqual([]);
  });

  test('reports input into a closed step, and stores nothing', async () => {
    const { session, server, drafts, waiting, type, unfollow } = startSession();
    await session.open();
    unfollow();
    server.has(savedAnswers, 'under-review');
    type(typedAnswers);
    await session.storeDraft();
    expect([drafts.unsent, waiting()]).toEqual([[testedStep], undefined]);
  });

  test('deletes answers that the server has when the step closes, and reports nothing', async () => {
    const { session, server, drafts, waiting, type } = startSession();
    await session.open();
    type(typedAnswers);
    server.next(throws(noReply));
    await expect(session.save(typedAnswers)).rejects.toThrow(noReply);
    await session.storeDraft();
    expect(waiting()).toBeDefined();
    server.has(typedAnswers, 'under-review');
    await session.storeDraft();
    expect([drafts.unsent, waiting()]).toEqual([[], undefined]);
  });

  test('saves typed answers unchanged when there is nothing to prepare', async () => {
    const { session, server, type } = startSession();
    await session.open();
    type(typedAnswers);
    await session.leave();
    expect(server.saves.map(({ values }) => values)).toEqual([{ ...savedAnswers, ...typedAnswers }]);
  });

  test('F50 starts another operation for the same answers after a refused save', async () => {
    const { session, server, type } = startSession();
    await session.open();
    type(typedAnswers);
    server.next(throws(conflict));
    await expect(session.save(typedAnswers)).rejects.toThrow(conflict);
    await session.choose('here');
    await session.save(typedAnswers);
    expect(server.saves.map(({ operationId }) => operationId)).toEqual(['operation 1', 'operation 2']);
  });

  test('notifies listeners when a conflict starts and ends, until they unsubscribe', async () => {
    const { session, server, type } = startSession();
    const told: boolean[] = [];
    const unsubscribe = session.subscribe(() => told.push(session.conflict !== undefined));
    await session.open();
    type(typedAnswers);
    await session.storeDraft();
    expect(told).toEqual([]);
    server.has(otherDeviceAnswers);
    await session.choose('here');
    expect(told).toEqual([true, false]);
    unsubscribe();
    server.has({ companyName: 'Another Trading' });
    expect([told.length, session.conflict]).toMatchObject([2, { there: { companyName: 'Another Trading' } }]);
  });

  test('stores the input of a step with storeAll until the step is unregistered', async () => {
    const { session, drafts, server, form, waiting, type, unfollow } = startSession();
    await session.open();
    await drafts.storeAll();
    expect(waiting()).toBeUndefined();
    type(typedAnswers);
    await drafts.storeAll();
    expect(waiting()?.values).toEqual({ ...savedAnswers, ...typedAnswers });
    await drafts.forget([testedStep]);
    unfollow();
    await drafts.storeAll();
    expect(waiting()).toBeUndefined();
    form.saved();
    server.has(otherDeviceAnswers);
    expect(form.values).toEqual({ ...savedAnswers, ...typedAnswers });
  });
});

describe('a stored draft', () => {
  const { version } = openingJourney;
  const rest = { sent: null, version };

  test('detects a conflict if another device saved other answers after the draft was stored', async () => {
    const { session } = startSession({ kept: { ...rest, values: typedAnswers, base: otherDeviceAnswers } });
    await session.open();
    expect(session.conflict).toEqual({ here: typedAnswers, there: savedAnswers });
  });

  test('detects no conflict if the server has the answers of the draft', async () => {
    const { session } = startSession({
      kept: {
        ...rest,
        values: typedAnswers,
        base: otherDeviceAnswers,
        sent: { values: savedAnswers, typed: typedAnswers },
      },
    });
    await session.open();
    expect(session.conflict).toBeUndefined();
  });

  test('migrates a draft to the version of the journey, with its base and sent answers', async () => {
    const migrate: Migration = (answers) => ({
      answers: { [testedStep]: { companyName: answers[testedStep]?.company } },
      changes: [],
    });
    const journey: Journey = { ...openingJourney, version: version + 1, migrations: { [version]: migrate } };
    const kept = {
      values: { company: 'A' },
      base: { company: 'B' },
      sent: { values: { company: 'C' }, typed: { company: 'D' } },
      version,
    };
    const { session, form, waiting } = startSession({ kept, journey });
    await session.open();
    expect(form.values).toEqual({ companyName: 'A' });
    expect(session.conflict?.there).toEqual(savedAnswers);
    await session.storeDraft();
    expect(waiting()).toMatchObject({
      values: { companyName: 'A' },
      base: { companyName: 'B' },
      sent: { values: { companyName: 'C' }, typed: { companyName: 'D' } },
      version: version + 1,
    });
  });

  test('migrates a draft without a base or sent answers', async () => {
    const migrate: Migration = (answers) => ({
      answers: { [testedStep]: { companyName: answers[testedStep]?.company ?? 'none' } },
      changes: [],
    });
    const journey: Journey = { ...openingJourney, version: version + 1, migrations: { [version]: migrate } };
    const { session, waiting } = startSession({ kept: { ...rest, values: { company: 'A' }, base: null }, journey });
    await session.open();
    await session.storeDraft();
    expect(waiting()).toMatchObject({ base: null, sent: null });
  });

  test('does not migrate a draft while the journey is unknown', async () => {
    const kept = { ...rest, values: typedAnswers, base: savedAnswers, version: 1 };
    const { session, form, waiting } = startSession({ kept, loaded: 'no' });
    await session.open();
    await session.storeDraft();
    expect(form.values).toEqual(typedAnswers);
    expect(waiting()).toMatchObject({ values: typedAnswers, version: 0 });
  });
});
