import { advice, type Issue, issue } from '@quayside/rules/issue';
import { openingJourney } from '@quayside/testing/journeys';
import { describe, expect, test } from 'vitest';
import type { FlowEvent } from '../../events.ts';
import { FormStore } from '../../form/form-store.ts';
import type { FormValues } from '../../form/paths.ts';
import { draftWith } from '../../testing/test-runtime.ts';
import { DeviceDrafts } from './device-drafts.ts';
import { ChangedMeanwhileError } from './save-result.ts';
import { type ContinueOptions, type SessionRuntime, StepSession } from './step-session.ts';

const step = 'assets-info';
const typed = { companyName: 'Ampang Trading' };
const missing = issue('companyName', 'enter-field');
const told = advice('companyName', 'notice-late');

type SessionFixture = {
  readonly found?: readonly Issue[] | ((values: FormValues) => readonly Issue[]);
  readonly foundByServer?: readonly Issue[];
  readonly ineligible?: boolean;
  readonly onSave?: () => void;
  /** A draft on the device, based on other answers than those of the server. */
  readonly kept?: FormValues;
};

/** Starts a session of a step. The options define the results of its rules and of the server. */
function start({ found = [], foundByServer = [], ineligible = false, onSave, kept }: SessionFixture = {}) {
  let application = draftWith({ [step]: {} });
  const listeners = new Set<() => void>();
  const stored = new Map<string, unknown>();
  if (kept)
    stored.set(`opening/${step}`, {
      values: kept,
      base: { companyName: 'Example Trading' },
      sent: null,
      version: openingJourney.version,
    });
  const saves: FormValues[] = [];
  const events: FlowEvent[] = [];
  const run: SessionRuntime = {
    get application() {
      return application;
    },
    journey: openingJourney,
    drafts: new DeviceDrafts({
      draftStore: {
        read: async (_, name) => stored.get(name),
        save: async (_, name, value) => stored.set(name, value),
        remove: async (_, name) => void stored.delete(name),
      },
      userId: 'u1',
      flow: 'opening',
      application: () => undefined,
      changed: () => undefined,
    }),
    navigator: { path: '/due' },
    flow: openingJourney,
    services: {
      newId: () => `operation ${saves.length}`,
      listen: (event) => events.push(event),
      now: () => new Date(0),
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answers: {
      step: (id) => openingJourney.steps.flatMap((one) => ('id' in one && one.id === id ? [one] : []))[0],
      canEdit: () => true,
      isClosed: () => false,
      check: (_, values) => (typeof found === 'function' ? found(values) : found),
      ineligible: () => (ineligible ? 'under-age' : undefined),
      save: async (_, values) => {
        saves.push(values);
        onSave?.();
        return { issues: foundByServer, next: '/next' };
      },
    },
    refresh: async () => listeners.forEach((listener) => listener()),
  };
  const form = new FormStore();
  const session = new StepSession(run, step, form);
  session.follow();
  const becomes = (answers: FormValues) => {
    application = draftWith({ [step]: answers });
    for (const listener of listeners) listener();
  };
  let busy = 0;
  const go = (how: Partial<ContinueOptions> = {}) =>
    session.continue({
      prepare: (values) => ({ ...values, industry: 'trade' }),
      destination: 'next',
      onBusy: () => {
        busy += 1;
      },
      isOnScreen: () => true,
      ...how,
    });
  form.write('companyName', typed.companyName);
  return { form, session, saves, events, stored, go, becomes, busy: () => busy };
}

describe('Continue', () => {
  test('saves the prepared answers and leads to the next step on Continue', async () => {
    const { go, saves, busy, form } = start();
    expect(await go()).toEqual({ kind: 'go', path: '/next' });
    expect(saves).toEqual([{ ...typed, industry: 'trade' }]);
    expect(busy()).toBe(1);
    expect(form.isDirty).toBe(false);
  });

  test('leads to the next incomplete step if the check page linked to this one', async () => {
    expect(await start().go({ destination: 'due' })).toEqual({ kind: 'go', path: '/due' });
  });

  test.each<[string, SessionFixture, saved: number]>([
    ['the rules find an error before the save', { found: [told, missing] }, 0],
    ['the server finds an error', { foundByServer: [told, missing] }, 1],
  ])('does not continue if %s', async (_, given, saved) => {
    const { go, saves, form } = start(given);
    expect(await go()).toEqual({ kind: 'stay' });
    expect(saves).toHaveLength(saved);
    expect(form.issues).toContainEqual(missing);
  });

  test('reports each failed Continue and each retry, without the answers', async () => {
    const failures: unknown[] = [
      Object.assign(new TypeError('offline'), { code: 'NETWORK_ERROR' }),
      Object.assign(new TypeError('changed'), { messageKey: 'conflict' }),
      new TypeError('broken'),
    ];
    const { go, events, form } = start({
      found: ({ companyName }) => (companyName ? [] : [missing, missing]),
      onSave: () => {
        const failure = failures.shift();
        if (failure) throw failure;
      },
    });
    form.write('companyName', '');
    await go();
    form.write('companyName', typed.companyName);
    for (const code of ['NETWORK_ERROR', 'conflict', 'broken']) await expect(go(), code).rejects.toThrow(TypeError);
    expect(await go()).toEqual({ kind: 'go', path: '/next' });
    const place = { flow: 'opening', step };
    expect(events).toEqual([
      { type: 'step-shown', ...place },
      { type: 'step-problem', ...place, codes: ['enter-field', 'enter-field'] },
      { type: 'step-problem', ...place, codes: ['network'] },
      { type: 'step-retried', ...place },
      { type: 'step-problem', ...place, codes: ['conflict'] },
      { type: 'step-retried', ...place },
      { type: 'step-problem', ...place, codes: ['server'] },
      { type: 'step-retried', ...place },
    ]);
  });

  test.each<[string, SessionFixture]>([
    ['of the rules', { found: [told] }],
    ['of the server', { foundByServer: [told] }],
  ])('continues despite advice %s', async (_, given) => {
    expect(await start(given).go()).toEqual({ kind: 'go', path: '/next' });
  });

  test('waits for an upload on Continue, and stays on the step when the upload fails', async () => {
    const { go, form, saves, busy } = start();
    form.slots.set('front', 'under-way');
    const going = go();
    expect(busy()).toBe(1);
    form.slots.set('front', 'failed');
    expect(await going).toEqual({ kind: 'stay' });
    expect(form.issues).toEqual([issue('front', 'upload-document')]);
    expect(saves).toEqual([]);
  });

  test('does not save or navigate if the screen closes during an upload', async () => {
    const { go, form, saves } = start();
    form.slots.set('front', 'failed');
    form.slots.set('front', 'under-way');
    const going = go({ isOnScreen: () => false });
    form.slots.set('front', 'failed');
    expect(await going).toEqual({ kind: 'stay' });
    expect(form.issues).toEqual([]);
    expect(saves).toEqual([]);
  });

  test('saves the answers of an ineligible customer on device and server, and returns the reason', async () => {
    const { go, saves, stored, busy } = start({ ineligible: true, found: [missing] });
    expect(await go()).toEqual({ kind: 'ineligible', reason: 'under-age' });
    expect(busy()).toBe(1);
    expect(stored.has(`opening/${step}`)).toBe(true);
    await expect.poll(() => saves).toHaveLength(1);
  });

  test('does not continue when the answers change during the save', async () => {
    const given = start({ onSave: () => given.form.write('companyName', 'Straits Trading') });
    await expect(given.go()).rejects.toThrow(ChangedMeanwhileError);
    expect(given.form.values).toEqual({ companyName: 'Straits Trading' });
  });

  test('calls `finish` after the save, and leads to the path that it returns', async () => {
    const { go, saves } = start();
    expect(await go({ finish: async () => `/done/${saves.length}` })).toEqual({ kind: 'go', path: '/done/1' });
  });

  test('does not save again after `finish` fails, unless the answers changed', async () => {
    const { go, saves, form } = start();
    const fails = async () => {
      throw new Error('no network');
    };
    await expect(go({ finish: fails })).rejects.toThrow('no network');
    expect(await go({ finish: async () => '/done' })).toEqual({ kind: 'go', path: '/done' });
    expect(saves).toHaveLength(1);
    await go({ finish: async () => '/done' });
    expect(saves).toHaveLength(2);
    await expect(go({ finish: fails })).rejects.toThrow('no network');
    form.write('companyName', 'Straits Trading');
    await go({ finish: async () => '/done' });
    expect(saves).toHaveLength(4);
  });

  test('validates the prepared answers again after each change', async () => {
    const { form, go } = start({
      found: ({ industry, companyName }) => (industry && companyName !== 'x' ? [missing] : []),
    });
    expect(await go()).toEqual({ kind: 'stay' });
    form.write('companyName', 'y');
    expect(form.issues).toEqual([missing]);
    form.write('companyName', 'x');
    expect(form.issues).toEqual([]);
  });

  test('does not continue before the customer resolves a conflict between two devices', async () => {
    const { form, session, saves, go, busy } = start({ kept: { companyName: 'Straits Trading' } });
    expect(await go()).toEqual({ kind: 'stay' });
    expect(session.conflict).toBeDefined();
    expect([saves, form.attempts, busy()]).toEqual([[], 0, 0]);
  });

  test('does not continue when the server refuses because another device has saved', async () => {
    const conflict = Object.assign(new Error('newer'), { messageKey: 'conflict' });
    const { go, session, becomes } = start({
      onSave: () => {
        becomes({ companyName: 'Straits Trading' });
        throw conflict;
      },
    });
    expect(await go()).toEqual({ kind: 'stay' });
    expect(session.conflict?.there).toEqual({ companyName: 'Straits Trading' });
  });

  test('validates only the fields of a question page on Continue, without saving the step', async () => {
    const elsewhere = issue('occupation', 'select-field');
    const { go, form, saves } = start({ found: () => [missing, elsewhere] });
    expect(await go({ within: ['companyName'] })).toEqual({ kind: 'stay' });
    expect(form.issues).toEqual([missing]);
    expect(await go({ within: ['annualIncome', 'netWorth'] })).toEqual({ kind: 'page' });
    expect(form.issues).toEqual([]);
    expect(saves).toEqual([]);
  });

  test('waits only for uploads of the question page on Continue', async () => {
    const { go, form } = start();
    form.slots.set('diplomaProof', 'undecided');
    expect(await go({ within: ['knowledge'] })).toEqual({ kind: 'page' });
    expect(await go({ within: ['cognitiveAssessment', 'diplomaProof'] })).toEqual({ kind: 'stay' });
  });

  test('leads from a question page to the result when its answer makes the customer ineligible', async () => {
    const { go } = start({ ineligible: true });
    expect(await go({ within: ['employerConsent'] })).toEqual({ kind: 'ineligible', reason: 'under-age' });
  });
});
