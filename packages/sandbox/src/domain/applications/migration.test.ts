import * as call from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { text } from '@quayside/rules/internals/field-shapes';
import { defineJourney, defineStep, type Journey, type Migration } from '@quayside/rules/journey';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openMemory } from '../../sandbox.ts';
import type { TestClient } from '../../testing/client.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { createFlowRegistry } from '../flows/flow-registry.ts';

const definition = {
  name: 'opening',
  steps: [
    { step: 'name', group: 'identity', path: '/name' },
    { step: 'other', group: 'identity', path: '/other' },
  ],
  screens: {},
} as const;
const rulesOf = (field: string) => ({
  name: defineStep({ id: 'name', schema: z.object({ [field]: text() }) }),
  other: defineStep({ id: 'other', schema: z.object({ word: text() }) }),
});
const fullNameAsked = { step: 'name', code: 'full-name', effect: 'answer-again' } as const;
const renameSurname: Migration = ({ name, ...rest }) => ({
  answers: { ...rest, ...(name ? { name: { fullName: name.surname } } : {}) },
  changes: name ? [fullNameAsked] : [],
});

const first = defineJourney(definition, { version: 1, rules: rulesOf('surname') });
const second = defineJourney(definition, {
  version: 2,
  rules: rulesOf('fullName'),
  migrations: { 1: renameSurname },
});
const bookOf = (journey: Journey) => createFlowRegistry([journey], {});
const signIn = (sandbox: TestSandbox, { token, userId, device }: TestClient) =>
  Object.assign(sandbox.client(), { token, userId, device });
const refusalOf = async (client: TestClient, ...request: Parameters<TestClient['ask']>) => {
  const { code, data } = await client.ask(...request);
  return { code, data };
};

const dataKey = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';

test('migrates answers of an older journey when they are read, and stores them at the next save', async () => {
  const database = openMemory();
  const before = await openTestSandbox({ database, dataKey, flows: bookOf(first) });
  const customer = await before.customer();
  const { id, revision } = await customer.call(call.startApplication, { flow: 'opening' });
  await customer.call(call.saveStep, { applicationId: id, step: 'name', answers: { surname: 'LIM' }, revision });

  const after = await openTestSandbox({ database, dataKey, flows: bookOf(second) });
  const read = await signIn(after, customer).call(call.getApplication, { flow: 'opening' });
  expect(read).toMatchObject({
    journeyVersion: 2,
    answers: { name: { fullName: 'LIM' } },
    changes: [fullNameAsked],
  });
  const answers = { word: 'saved beside it' };
  const save = { applicationId: id, step: 'other', answers, revision: read?.revision ?? 0 };
  const saved = await signIn(after, customer).call(call.saveStep, save);
  expect(saved.application.changes).toEqual([fullNameAsked]);

  const later = await openTestSandbox({ database, dataKey, flows: bookOf({ ...second, migrations: {} }) });
  const kept = await signIn(later, customer).call(call.getApplication, { flow: 'opening' });
  expect(kept?.answers).toEqual({ name: { fullName: 'LIM' }, other: answers });
  expect(kept?.changes).toEqual([fullNameAsked]);
  await later.close();
});

/** Creates two servers on one database, of an older and the current build, and a draft of version 1. */
async function deployment() {
  const database = openMemory();
  const old = await openTestSandbox({ database, dataKey, flows: bookOf(first) });
  const next = await openTestSandbox({ database, dataKey, flows: bookOf(second) });
  const customer = await old.customer();
  const { id } = await customer.call(call.startApplication, { flow: 'opening' });
  const surname = { applicationId: id, step: 'name', answers: { surname: 'LIM' } };
  await customer.call(call.saveStep, { ...surname, revision: 1, journeyVersion: 1 });
  return { id, surname, onOld: customer, onNext: signIn(next, customer), api: next.api, phone: customer.phone };
}

describe('the changes of a migrated draft', () => {
  test('shows the changes of a draft on every device until the customer reads them, and records them in the audit trail', async () => {
    const { id, onNext, api, phone } = await deployment();
    const read = () => onNext.call(call.getApplication, { flow: 'opening' });
    expect((await read())?.changes).toEqual([fullNameAsked]);
    expect((await read())?.changes).toEqual([fullNameAsked]);
    const seen = await onNext.call(call.acknowledgeDraftNotices, { applicationId: id, journeyVersion: 2 });
    expect(seen).toMatchObject({ answers: { name: { fullName: 'LIM' } }, revision: 3 });
    expect(seen.changes).toBeUndefined();
    expect((await read())?.changes).toBeUndefined();
    expect((await onNext.call(call.acknowledgeDraftNotices, { applicationId: id, journeyVersion: 2 })).revision).toBe(
      3,
    );
    const { applications } = await api<{ applications: { audit: { action: string; details: unknown }[] }[] }>(
      'GET',
      `/state?phone=${encodeURIComponent(phone)}`,
    );
    const trail = applications[0]?.audit.map(({ action, details }) => ({ action, details }));
    expect(trail?.slice(-2)).toEqual([
      { action: 'migrated', details: { from: 1, to: 2, again: 'name:full-name' } },
      { action: 'news-seen', details: { changes: 1, expired: 0 } },
    ]);
  });

  test('hides a change once the question is answered again', async () => {
    const { id, onNext } = await deployment();
    const save = (answers: Record<string, string>, revision: number) =>
      onNext.call(call.saveStep, { applicationId: id, step: 'name', answers, revision, journeyVersion: 2 });
    const half = await save({}, 2);
    expect(half.application.changes).toEqual([fullNameAsked]);
    const whole = await save({ fullName: 'LIM WEI' }, half.application.revision);
    expect(whole.application.changes).toBeUndefined();
  });
});

describe('during a deployment', () => {
  test('refuses requests of a page that is older than the server, which must reload', async () => {
    const { surname, onNext, id } = await deployment();
    const late = { ...surname, answers: { surname: 'TAN' }, revision: 2, journeyVersion: 1 };
    const outdated = { code: codes.outdated, data: { version: 2 } };
    expect(await refusalOf(onNext, call.saveStep as never, late)).toEqual(outdated);
    const submission = { applicationId: id, revision: 2, journeyVersion: 1 };
    expect(await refusalOf(onNext, call.submitApplication as never, submission)).toEqual(outdated);
    expect(await refusalOf(onNext, call.acknowledgeDraftNotices as never, submission)).toEqual(outdated);
    const read = await onNext.call(call.getApplication, { flow: 'opening' });
    expect(read).toMatchObject({ revision: 2, answers: { name: { fullName: 'LIM' } } });
  });

  test('reads a draft of a newer build without changes, and refuses its answers', async () => {
    const { id, onOld, onNext } = await deployment();
    const behind = { code: codes.behind, data: { version: 1 } };
    const newer = { applicationId: id, step: 'name', answers: { fullName: 'LIM WEI' }, revision: 2, journeyVersion: 2 };
    expect(await refusalOf(onOld, call.saveStep as never, newer)).toEqual(behind);
    await onNext.call(call.saveStep, newer);
    const read = await onOld.call(call.getApplication, { flow: 'opening' });
    expect(read).toMatchObject({ journeyVersion: 2, answers: { name: { fullName: 'LIM WEI' } } });
    const older = { applicationId: id, step: 'other', answers: { word: 'x' }, revision: 3, journeyVersion: 1 };
    expect(await refusalOf(onOld, call.saveStep as never, older)).toEqual(behind);
    const still = await onNext.call(call.getApplication, { flow: 'opening' });
    expect(still?.answers).toEqual({ name: { fullName: 'LIM WEI' } });
  });
});
