import type { Application } from '@quayside/contract/application';
import { getAgreements, getApplication } from '@quayside/contract/calls/opening';
import { createDraftVault, draftLifetimeHours } from '@quayside/platform/draft-vault';
import { expect, test } from 'vitest';
import { type EarlyAnswers, storeEarlyAnswers } from './early-answers.ts';
import { FlowRuntime } from './flow-runtime/flow-runtime.ts';
import { StepSession } from './flow-runtime/session/step-session.ts';
import { FormStore } from './form/form-store.ts';
import type { Caller, DraftStore } from './services.ts';
import { draftWith, openingAt, servicesWith } from './testing/test-runtime.ts';

const at = '2026-11-21T04:05:00.000Z';
const step = 'base-info';
const onServer = {
  fullName: 'LIM WEI MING',
  nameOnId: 'LIM WEI MING',
  taxResidencies: [{ country: 'MY', number: '1' }],
};
const draft = draftWith({ [step]: onServer });
const submitted: Application = { ...draft, state: 'under-review', submittedAt: at };

const flow = openingAt({ step, path: '/sg-base-info', name: 'n', group: 'identity' });

/** Returns a device with a fake clock and a storage that survives its pages. */
function phone() {
  let now = Date.parse(at);
  const vault = createDraftVault({ now: () => now, indexedDB: undefined, subtle: undefined }) as DraftStore;
  const pass = (hours: number) => {
    now += hours * 3_600_000;
  };
  const type = (early: EarlyAnswers, userId = 'u1') =>
    storeEarlyAnswers({ draftStore: vault, userId, flow: flow.name }, step, early);
  return { vault, pass, type };
}

/** Opens a page with a loaded application and the step on screen. */
async function open(
  vault: DraftStore,
  {
    application = draft,
    userId = 'u1',
    typed = {},
  }: { application?: Application; userId?: string; typed?: Record<string, unknown> } = {},
) {
  const answers: Record<string, unknown> = { [getApplication.name]: application, [getAgreements.name]: [] };
  const caller = { call: async ({ name }) => answers[name] as never } satisfies Caller;
  const runtime = new FlowRuntime(flow, servicesWith({ caller, drafts: vault, userId }));
  const store = new FormStore();
  for (const [path, value] of Object.entries(typed)) store.write(path, value);
  await runtime.load();
  const form = new StepSession(runtime, step, store);
  await form.open();
  return { runtime, store, form };
}

const typedName: EarlyAnswers = { values: { fullName: 'LIM WEI MINH' }, paths: ['fullName'] };

test('restores early input over the server’s answers after a reload, without a conflict', async () => {
  const { vault, type } = phone();
  await type(typedName);
  const { store, form, runtime } = await open(vault);
  expect(store.values).toEqual({ ...onServer, fullName: 'LIM WEI MINH' });
  expect(store.dirtyPaths).toEqual(['fullName']);
  expect(form.conflict).toBeUndefined();
  expect(await runtime.drafts.readEarly(step), 'it is part of the draft').toBeUndefined();
  expect(await runtime.drafts.read(step)).toMatchObject({ values: { fullName: 'LIM WEI MINH' }, base: onServer });
});

test('restores early input over the draft, but not over newer input', async () => {
  const { vault, type } = phone();
  const before = await open(vault, { typed: { nameOnId: 'LIM W M', gender: 'male' } });
  await before.form.storeDraft();
  await type({ values: { fullName: 'LIM WEI MINH', gender: 'female' }, paths: ['fullName', 'gender'] });
  const { store } = await open(vault, { typed: { gender: 'unspecified' } });
  expect(store.values).toMatchObject({ fullName: 'LIM WEI MINH', nameOnId: 'LIM W M', gender: 'unspecified' });
});

test('restores an early list entry in the same entry of the server’s list', async () => {
  const { vault, type } = phone();
  await type({ values: { taxResidencies: [{ number: '2' }] }, paths: ['taxResidencies.0.number'] });
  const { store } = await open(vault);
  expect(store.read('taxResidencies')).toEqual([{ country: 'MY', number: '2' }]);
});

test('F03 F41 does not restore early input for another customer, or after a day', async () => {
  const { vault, pass, type } = phone();
  await type(typedName);
  expect((await open(vault, { userId: 'u2' })).store.values).toEqual(onServer);
  pass(draftLifetimeHours);
  expect((await open(vault)).store.values).toEqual(onServer);
});

test('deletes early input for a submitted step, and reports it unless the server has it', async () => {
  const { vault, type } = phone();
  await type(typedName);
  const late = await open(vault, { application: submitted });
  expect(late.store.values).toEqual(onServer);
  expect(late.runtime.drafts.unsent).toEqual([step]);
  expect(await late.runtime.drafts.readEarly(step)).toBeUndefined();

  const other = phone();
  await other.type({ ...typedName, values: { fullName: onServer.fullName } });
  expect((await open(other.vault, { application: submitted })).runtime.drafts.unsent).toEqual([]);
});

test.each([undefined, 'x', [], { values: [], paths: [] }, { values: {}, paths: [1] }])(
  'F40 ignores stored early input in another format (%j)',
  async (found) => {
    const { vault } = phone();
    await vault.save('u1', `early/${flow.name}/${step}`, (found ?? null) as never);
    expect((await open(vault)).store.values).toEqual(onServer);
  },
);
