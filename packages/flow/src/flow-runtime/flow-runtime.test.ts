import { createClient } from '@quayside/api/client';
import { fetchAdapter } from '@quayside/api/internals/fetch-adapter';
import { createSession } from '@quayside/api/session';
import { exchangeLoginCode, register, sendCode } from '@quayside/contract/calls/user';
import { randomId } from '@quayside/platform/internals/random-id';
import { createServerClock } from '@quayside/platform/server-clock';
import { createStorage } from '@quayside/platform/storage';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { createSandbox, openMemory, type Sandbox } from '@quayside/sandbox/sandbox';
import { openingJourney, w8ben } from '@quayside/testing/journeys';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineFlow, type Flow } from '../define-flow.ts';
import type { FlowEvent } from '../events.ts';
import type { Caller, FlowServices } from '../services.ts';
import { FlowNotLoadedError, FlowRuntime } from './flow-runtime.ts';

const base = 'http://sandbox.test/';
let sandbox: Sandbox;
let phones = 81_000_000;
beforeAll(async () => {
  sandbox = await createSandbox({ database: openMemory() });
}, 60_000);
afterAll(() => sandbox.close());

const screen = async () => ({ default: () => null });
const flow: Flow = defineFlow({
  name: 'opening',
  journey: async () => openingJourney,
  parts: { w8ben: async () => w8ben },
  steps: Object.keys(completeAnswers).map((step) => ({
    step,
    path: `/${step}`,
    name: step,
    group: 'identity',
    screen,
  })),
  screens: [],
  outcome: ({ state }) => `/outcome/${state}`,
  ineligible: '/not-eligible',
  agreementsDependOn: (answers) => answers['select-account-type']?.accountType,
});

async function signIn(): Promise<Caller> {
  const phone = `+65${(phones += 1)}`;
  const session = createSession({ storage: createStorage({ area: () => undefined, now: Date.now, prefix: '' }) });
  const device = { version: '1.0.0', deviceType: 't4' as const, deviceId: randomId(), netType: '', language: 3 };
  const services = { trading: base, business: base, log: base, analysis: base, sso: base };
  const client = createClient({
    environment: { name: 'dev', storageBucket: 'dev', bases: services },
    session,
    deviceInfo: () => device,
    notify: { offline: () => undefined },
    clock: createServerClock(),
    adapter: fetchAdapter(sandbox.fetch),
  });
  await client.call(sendCode, { phone });
  const answer = await sandbox.fetch(new Request(`${base}sandbox/api/code?phone=${encodeURIComponent(phone)}`));
  const { data } = (await answer.json()) as { data: { code: string } };
  const { loginCode } = await client.call(register, { phone, code: data.code });
  session.begin(await client.call(exchangeLoginCode, { loginCode }));
  return client;
}

function runtimeOf(caller: Caller, more: Partial<FlowServices> = {}) {
  const events: FlowEvent[] = [];
  const draftStore = new Map<string, unknown>();
  const runtime = new FlowRuntime(flow, {
    caller,
    drafts: {
      read: async (_, name) => draftStore.get(name),
      save: async (_, name, value) => draftStore.set(name, value),
      remove: async (_, name) => void draftStore.delete(name),
    },
    userId: 'u1',
    now: () => new Date(),
    newId: () => randomId(),
    language: () => 'en',
    encrypt: async (text) => text,
    fileUrl: (path) => `https://open.example.com/${path}`,
    documentUrl: async () => '',
    listen: (event) => events.push(event),
    ...more,
  });
  return { runtime, events, draftStore };
}

const kept = { values: { route: 'manual' }, base: null, sent: null, version: 1 };

/** A PNG of one black pixel, which is too dark for the face check. */
const onePixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

describe('an opening with the sandbox', () => {
  test('starts an opening at the first step, and leads to the next one after each save', async () => {
    const { runtime, events } = runtimeOf(await signIn());
    expect(runtime.navigator.path).toBe('/');
    await runtime.load();
    expect(runtime.navigator.path).toBe('/choose');
    expect(runtime.navigator.redirect('/contact-info')).toBe('/choose');
    const saved = await runtime.answers.save('choose', { route: 'manual' });
    expect(saved).toEqual({ issues: [], next: '/submit-photo' });
    expect(runtime.navigator.redirect('/submit-photo')).toBeUndefined();
    expect(runtime.navigator.before('submit-photo')).toBe('/choose');
    expect(runtime.navigator.redirect('/choose-tip'), 'an optional page opens with its URL').toBeUndefined();
    expect(events.map(({ type }) => type)).toEqual(['started', 'step-saved']);
  });

  test('START-05 shows the customer’s channel in the audit trail', async () => {
    const { runtime } = runtimeOf(await signIn(), { channelId: 'partner-7' });
    await runtime.load();
    const page = await sandbox.fetch(new Request(`${base}sandbox/applications/${runtime.application?.id}`));
    expect(await page.text()).toContain('Channel id: partner-7');
  });

  test('continues an opening at the same step in another browser', async () => {
    const caller = await signIn();
    const first = runtimeOf(caller);
    await first.runtime.load();
    await first.runtime.answers.save('choose', { route: 'manual' });
    const second = runtimeOf(caller);
    await second.runtime.load();
    expect(second.runtime.navigator.path).toBe('/submit-photo');
    expect(second.runtime.application?.answers.choose).toEqual({ route: 'manual' });
    expect(second.events.map(({ type }) => type)).toEqual(['resumed']);
  });

  test('saves an incomplete step, to which the flow then leads again', async () => {
    const { runtime } = runtimeOf(await signIn());
    await runtime.load();
    await runtime.answers.save('choose', { route: 'manual' });
    const photo = { nationality: 'MY', documentType: 'mykad', original: true };
    const saved = await runtime.answers.save('submit-photo', photo);
    expect(saved.issues.map(({ path }) => path)).toEqual(['front', 'back']);
    expect(runtime.navigator.path).toBe('/submit-photo');
  });

  test('runs simultaneous saves in sequence', async () => {
    const { runtime } = runtimeOf(await signIn());
    await runtime.load();
    await Promise.all([
      runtime.answers.save('choose', { route: 'manual' }),
      runtime.answers.save('choose-tip', { seen: true }),
      runtime.answers.save('choose-account', { tier: 'trader' }),
      runtime.answers.save('choose-account', { tier: 'standard' }),
    ]);
    expect(runtime.application?.answers['choose-account']).toEqual({ tier: 'standard' });
  });

  test('deletes a draft from the device after the server has saved it', async () => {
    const { runtime, draftStore } = runtimeOf(await signIn());
    await runtime.load();
    await runtime.drafts.store('choose', kept);
    expect(await runtime.drafts.read('choose')).toEqual(kept);
    await runtime.answers.save('choose', { route: 'manual' });
    expect(draftStore.size).toBe(0);
  });

  test('stores the input of all visible steps before the page closes', async () => {
    const { runtime, draftStore } = runtimeOf(await signIn());
    await runtime.load();
    const stop = runtime.drafts.watch('choose', () => kept);
    runtime.drafts.watch('choose-tip', () => undefined);
    await runtime.drafts.storeAll();
    expect([...draftStore]).toEqual([['opening/choose', { ...kept, application: runtime.application?.id }]]);
    stop();
    draftStore.clear();
    await runtime.drafts.storeAll();
    expect(draftStore.size).toBe(0);
  });

  test('RULE-08 ends the opening after an answer of a US person, and notifies listeners', async () => {
    const { runtime, events } = runtimeOf(await signIn());
    await runtime.load();
    expect(runtime.answers.ineligible('base-info', { nationality: 'US' })).toBe('us-person');
    expect(events.at(-1)).toEqual({ type: 'not-eligible', flow: 'opening', reason: 'us-person' });
  });

  test('rejects an incomplete submission, and uses a new operation for the next attempt', async () => {
    const { runtime } = runtimeOf(await signIn());
    await runtime.load();
    await expect(runtime.submit()).rejects.toMatchObject({ messageKey: 'incomplete' });
    await expect(runtime.submit()).rejects.toMatchObject({ messageKey: 'incomplete' });
    expect(runtime.application?.state).toBe('draft');
  });

  test('F47 F50 creates one document and one face check despite lost responses', async () => {
    const caller = await signIn();
    const lost = new Set(['uploadDocument', 'checkFace']);
    const { runtime } = runtimeOf({
      call: async (call, request, options) => {
        const answer = await caller.call(call, request, options);
        if (lost.delete(call.name)) throw new Error(`the answer of ${call.name} was lost`);
        return answer;
      },
    });
    await runtime.load();
    const picture = new File([onePixel], 'face.png', { type: 'image/png' });
    await expect(runtime.files.upload('face', picture)).rejects.toThrow('lost');
    const { documentId } = await runtime.files.upload('face', picture);
    await expect(runtime.files.checkFace(documentId)).rejects.toThrow('lost');
    const { face } = await runtime.files.checkFace(documentId);
    expect(face).toEqual({ result: 'failed', attempts: 1, reason: 'too-dark' });
    await runtime.refresh();
    expect(Object.keys(runtime.application?.documents ?? {})).toEqual([documentId]);
    expect(runtime.application?.face).toEqual(face);
  });

  test('F50 repeats a save with a lost response as the same operation', async () => {
    const caller = await signIn();
    let lost = 0;
    const { runtime } = runtimeOf({
      call: async (call, request, options) => {
        const answer = await caller.call(call, request, options);
        if (call.name === 'saveStep' && (lost += 1) === 1) throw new Error('the response was lost');
        return answer;
      },
    });
    await runtime.load();
    await expect(runtime.answers.save('choose', { route: 'manual' })).rejects.toThrow('lost');
    const before = runtime.application?.revision ?? 0;
    await runtime.answers.save('choose', { route: 'manual' });
    expect(runtime.application).toMatchObject({ revision: before + 1, answers: { choose: { route: 'manual' } } });
  });

  test('loads the agreements again when the account type changes', async () => {
    const { runtime } = runtimeOf(await signIn());
    await runtime.load();
    const asks = () => runtime.agreements.some(({ id }) => id === 'margin-agreement');
    expect(asks(), 'the account type is unknown').toBe(true);
    await runtime.answers.save('select-account-type', { accountType: 'cash' });
    expect(asks()).toBe(false);
    await runtime.answers.save('select-account-type', { accountType: 'margin' });
    expect(asks()).toBe(true);
  });

  test('loads the application again when the first attempt failed', async () => {
    const caller = await signIn();
    let broken = true;
    const flaky: Caller = {
      call: (call, request, options) =>
        broken ? Promise.reject(new Error('offline')) : caller.call(call, request, options),
    };
    const { runtime } = runtimeOf(flaky);
    await expect(runtime.load()).rejects.toThrow('offline');
    expect(runtime.state.status).toBe('failed');
    broken = false;
    await runtime.load();
    expect(runtime.state.status).toBe('ready');
  });

  test('throws FlowNotLoadedError for a write before the application has loaded', async () => {
    const { runtime } = runtimeOf(await signIn());
    await expect(runtime.submit()).rejects.toThrow(FlowNotLoadedError);
    await expect(runtime.answers.save('choose', {})).rejects.toThrow(FlowNotLoadedError);
  });
});
