import type { Journey, Migration, Step } from '@quayside/rules/journey';
import { opening } from '@quayside/rules/journeys/opening';
import { describe, expect, test } from 'vitest';
import { FormStore } from '../../form/form-store.ts';
import type { Values } from '../../form/paths.ts';
import type { DraftStore } from '../../services.ts';
import { draftWith } from '../test-runtime.ts';
import { DeviceDrafts, type KeptAnswers } from './device-drafts.ts';
import { StepConflictError } from './saving.ts';
import { type StepRun, StepSession } from './step-session.ts';

const step = 'assets-info';
const saved = { companyName: 'Example Trading' };
const typed = { companyName: 'Ampang Trading' };
const theirs = { companyName: 'Straits Trading' };

type Save = { readonly values: Values; readonly operationId: string; readonly revision: number };

/** A runtime with one step on screen, with its server, device storage and requests. */
function start({
  kept,
  state = 'draft' as const,
  loaded = 'yes',
  journey = opening,
}: {
  kept?: KeptAnswers;
  state?: 'draft' | 'under-review';
  loaded?: 'yes' | 'no';
  journey?: Journey;
} = {}) {
  const draftStore = new Map<string, unknown>();
  if (kept) draftStore.set(`opening/${step}`, kept);
  const place: DraftStore = {
    read: async (_, name) => draftStore.get(name),
    save: async (_, name, value) => draftStore.set(name, value),
    remove: async (_, name) => void draftStore.delete(name),
  };
  const listeners = new Set<() => void>();
  let application = { ...draftWith({ [step]: saved }), state: state as string } as ReturnType<typeof draftWith>;
  let operations = 0;
  const saves: Save[] = [];
  const replies: ((save: Save) => void)[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const server = {
    saves,
    /** changes the server's answers, as another device or a reviewer does */
    has(answers: Values, next: 'draft' | 'under-review' = 'draft') {
      application = {
        ...application,
        answers: { [step]: answers },
        revision: application.revision + 1,
        state: next,
      };
      tell();
    },
    /** sets the result of the next save; the default is success */
    next(reply: (save: Save) => void) {
      replies.push(reply);
    },
  };
  const drafts = new DeviceDrafts({
    draftStore: place,
    userId: 'u1',
    flow: 'opening',
    application: () => undefined,
    changed: tell,
  });
  const run: StepRun = {
    get application() {
      return loaded === 'yes' ? application : undefined;
    },
    journey: loaded === 'yes' ? journey : undefined,
    drafts,
    path: '/due',
    flow: opening,
    services: {
      newId: () => {
        operations += 1;
        return `operation ${operations}`;
      },
      listen: () => undefined,
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    step: (id) =>
      loaded === 'yes' ? opening.steps.find((one): one is Step => 'id' in one && one.id === id) : undefined,
    canEdit: () => application.state === 'draft',
    isClosed: () => application.state !== 'draft',
    check: () => [],
    ineligible: () => undefined,
    save: async (_, values, operation) => {
      const save = { values, ...operation };
      saves.push(save);
      replies.shift()?.(save);
      server.has(values);
      await drafts.forget([step]);
      return { issues: [], next: '/next' };
    },
    refresh: async () => server.has(theirs),
  };
  const form = new FormStore();
  const session = new StepSession(run, step, form);
  const unfollow = session.follow();
  const waiting = () => draftStore.get(`opening/${step}`) as KeptAnswers | undefined;
  const type = (values: Values) => {
    for (const [field, value] of Object.entries(values)) form.write(field, value);
  };
  return { session, form, server, drafts, waiting, type, unfollow };
}

const conflict = Object.assign(new Error('newer'), { messageKey: 'conflict' });
const noReply = new Error('the reply was lost');
const throws = (error: Error) => () => {
  throw error;
};

describe('a step on screen', () => {
  test('opens with what waited on the device, over what is saved, and under what is typed already', async () => {
    const kept = { values: { ...typed, industry: 'trade' }, seen: saved, sent: null, sentFrom: null, version: 4 };
    const { session, form, type } = start({ kept });
    type({ industry: 'finance' });
    await session.open();
    expect(form.values).toEqual({ ...typed, industry: 'finance' });
  });

  test('F41 keeps what is typed on the device, with what the server had', async () => {
    const { session, waiting, type } = start();
    await session.open();
    await session.keep();
    expect(waiting(), 'nothing is typed').toBeUndefined();
    type(typed);
    await session.keep();
    expect(waiting()).toMatchObject({ values: typed, seen: saved, sent: null });
  });

  test('saves, and nothing waits any more', async () => {
    const { session, form, server, waiting, type } = start();
    await session.open();
    type(typed);
    await expect(session.save(typed)).resolves.toEqual({ issues: [], next: '/next' });
    expect(server.saves).toEqual([{ values: typed, operationId: 'operation 1', revision: 1 }]);
    expect(form.touched).toBe(false);
    expect(waiting()).toBeUndefined();
  });

  test('F50 tries the same answers as the same operation, and others as another', async () => {
    const { session, server, type } = start();
    await session.open();
    type(typed);
    for (const _ of [1, 2]) {
      server.next(throws(noReply));
      await expect(session.save(typed)).rejects.toThrow(noReply);
    }
    type({ companyName: 'Ampang Trading Sdn Bhd' });
    await session.save({ companyName: 'Ampang Trading Sdn Bhd' });
    expect(server.saves.map(({ operationId }) => operationId)).toEqual(['operation 1', 'operation 1', 'operation 2']);
  });

  test('F51 two presses share one call', async () => {
    const { session, server, type } = start();
    await session.open();
    type(typed);
    await Promise.all([session.save(typed), session.save(typed)]);
    expect(server.saves).toHaveLength(1);
  });

  test('after a lost reply the device knows what may have arrived', async () => {
    const { session, server, waiting, type } = start();
    await session.open();
    type(typed);
    server.next(throws(noReply));
    await expect(session.save({ ...typed, consent: true })).rejects.toThrow(noReply);
    await session.keep();
    expect(waiting()).toMatchObject({ values: typed, sent: { ...typed, consent: true }, sentFrom: typed });
  });

  test('a refused save did not arrive: what another device saved is a conflict, and nothing is sent before the choice', async () => {
    const { session, form, server, waiting, type } = start();
    await session.open();
    type(typed);
    server.next(throws(conflict));
    await expect(session.save(typed)).rejects.toThrow(conflict);
    expect(session.conflict).toEqual({ here: typed, there: theirs });
    expect(waiting()).toMatchObject({ values: typed, sent: null });
    await expect(session.save(typed)).rejects.toThrow(StepConflictError);
    expect(server.saves).toHaveLength(1);
    expect(form.values).toEqual(typed);
  });

  test.each([
    ['here', typed, typed],
    ['there', theirs, undefined],
  ] as const)('the customer chooses %s', async (which, shown, kept) => {
    const { session, form, server, waiting, type } = start();
    await session.open();
    type(typed);
    server.has(theirs);
    expect(session.conflict).toEqual({ here: typed, there: theirs });
    await session.choose(which);
    expect(session.conflict).toBeUndefined();
    expect(form.values).toEqual(shown);
    expect(waiting()?.values).toEqual(kept);
  });

  test('left with typed answers it saves them, prepared as the step wants them', async () => {
    const { session, server, type } = start();
    await session.leave();
    expect(server.saves, 'nothing was typed').toEqual([]);
    type(typed);
    await session.leave((values) => ({ ...values, left: true }));
    expect(server.saves.map(({ values }) => values)).toEqual([{ ...typed, left: true }]);
  });

  test('left in a conflict it sends nothing, and keeps what is typed', async () => {
    const { session, server, waiting, type } = start();
    await session.open();
    type(typed);
    server.has(theirs);
    await session.leave();
    expect(server.saves).toEqual([]);
    expect(waiting()?.values).toEqual(typed);
  });

  test('left once it is closed it sends nothing, and reports what was typed', async () => {
    const { session, server, drafts, type } = start();
    await session.open();
    server.has(saved, 'under-review');
    type(typed);
    await session.leave();
    expect(server.saves).toEqual([]);
    expect(drafts.unsent).toEqual([step]);
  });

  test('left without a network it keeps what is typed', async () => {
    const { session, server, waiting, type } = start();
    await session.open();
    type(typed);
    server.next(throws(noReply));
    await session.leave();
    expect(waiting()?.values).toEqual(typed);
  });

  test('closed by a submission from elsewhere, it shows what the server has and reports what was typed', async () => {
    const { session, form, server, drafts, waiting, type } = start();
    await session.open();
    type(typed);
    server.has(saved, 'under-review');
    await session.keep();
    expect(form.values).toEqual(saved);
    expect(drafts.unsent).toEqual([step]);
    expect(waiting()).toBeUndefined();
    await session.leave();
    expect(server.saves).toEqual([]);
  });

  test('closed before it is typed in, it reports what was typed, and keeps nothing', async () => {
    const { session, server, drafts, waiting, type, unfollow } = start();
    await session.open();
    unfollow();
    server.has(saved, 'under-review');
    type(typed);
    await session.keep();
    expect([drafts.unsent, waiting()]).toEqual([[step], undefined]);
  });

  test('closed with answers that had arrived, it forgets them and reports nothing', async () => {
    const { session, server, drafts, waiting, type } = start();
    await session.open();
    type(typed);
    server.next(throws(noReply));
    await expect(session.save(typed)).rejects.toThrow(noReply);
    await session.keep();
    expect(waiting()).toBeDefined();
    server.has(typed, 'under-review');
    await session.keep();
    expect([drafts.unsent, waiting()]).toEqual([[], undefined]);
  });

  test('left with typed answers and nothing to prepare, it saves them as they are', async () => {
    const { session, server, type } = start();
    await session.open();
    type(typed);
    await session.leave();
    expect(server.saves.map(({ values }) => values)).toEqual([{ ...saved, ...typed }]);
  });

  test('F50 a refused save is over: the same answers are another operation', async () => {
    const { session, server, type } = start();
    await session.open();
    type(typed);
    server.next(throws(conflict));
    await expect(session.save(typed)).rejects.toThrow(conflict);
    await session.choose('here');
    await session.save(typed);
    expect(server.saves.map(({ operationId }) => operationId)).toEqual(['operation 1', 'operation 2']);
  });

  test('tells its listeners of a conflict and of its end, until they leave', async () => {
    const { session, server, type } = start();
    const told: boolean[] = [];
    const unsubscribe = session.subscribe(() => told.push(session.conflict !== undefined));
    await session.open();
    type(typed);
    await session.keep();
    expect(told).toEqual([]);
    server.has(theirs);
    await session.choose('here');
    expect(told).toEqual([true, false]);
    unsubscribe();
    server.has({ companyName: 'Another Trading' });
    expect([told.length, session.conflict]).toMatchObject([2, { there: { companyName: 'Another Trading' } }]);
  });

  test('is stored with all steps on screen, until it is no longer followed', async () => {
    const { session, drafts, server, form, waiting, type, unfollow } = start();
    await session.open();
    await drafts.keepAll();
    expect(waiting()).toBeUndefined();
    type(typed);
    await drafts.keepAll();
    expect(waiting()?.values).toEqual({ ...saved, ...typed });
    await drafts.forget([step]);
    unfollow();
    await drafts.keepAll();
    expect(waiting()).toBeUndefined();
    form.saved();
    server.has(theirs);
    expect(form.values).toEqual({ ...saved, ...typed });
  });
});

describe('what waited on the device', () => {
  const { version } = opening;
  const rest = { sent: null, sentFrom: null, version };

  test('is a conflict where another device saved other answers since', async () => {
    const { session } = start({ kept: { ...rest, values: typed, seen: theirs } });
    await session.open();
    expect(session.conflict).toEqual({ here: typed, there: saved });
  });

  test('is none where the answers that were sent had arrived', async () => {
    const { session } = start({ kept: { ...rest, values: typed, seen: theirs, sent: saved, sentFrom: typed } });
    await session.open();
    expect(session.conflict).toBeUndefined();
  });

  test('is brought to the version of the journey, with what it rests on and what was sent', async () => {
    const migrate: Migration = (answers) => ({
      answers: { [step]: { companyName: answers[step]?.company } },
      changes: [],
    });
    const journey: Journey = { ...opening, version: version + 1, migrations: { [version]: migrate } };
    const kept = {
      values: { company: 'A' },
      seen: { company: 'B' },
      sent: { company: 'C' },
      sentFrom: { company: 'D' },
      version,
    };
    const { session, form, waiting } = start({ kept, journey });
    await session.open();
    expect(form.values).toEqual({ companyName: 'A' });
    expect(session.conflict?.there).toEqual(saved);
    await session.keep();
    expect(waiting()).toMatchObject({
      values: { companyName: 'A' },
      seen: { companyName: 'B' },
      sent: { companyName: 'C' },
      sentFrom: { companyName: 'D' },
      version: version + 1,
    });
  });

  test('is brought to the version where nothing was seen or sent', async () => {
    const migrate: Migration = (answers) => ({
      answers: { [step]: { companyName: answers[step]?.company ?? 'none' } },
      changes: [],
    });
    const journey: Journey = { ...opening, version: version + 1, migrations: { [version]: migrate } };
    const { session, waiting } = start({ kept: { ...rest, values: { company: 'A' }, seen: null }, journey });
    await session.open();
    await session.keep();
    expect(waiting()).toMatchObject({ seen: null, sent: null, sentFrom: null });
  });

  test('stays as it is while no journey is known', async () => {
    const kept = { ...rest, values: typed, seen: saved, version: 1 };
    const { session, form, waiting } = start({ kept, loaded: 'no' });
    await session.open();
    await session.keep();
    expect(form.values).toEqual(typed);
    expect(waiting()).toMatchObject({ values: typed, version: 0 });
  });
});
