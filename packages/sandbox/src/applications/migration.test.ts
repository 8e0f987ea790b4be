import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as call from '@quayside/contract/calls/opening';
import { text } from '@quayside/rules/field-shapes';
import { defineStep, type Journey } from '@quayside/rules/journey';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { openTestSandbox } from '../testing/test-sandbox.ts';
import { createFlowBook } from './flow-book.ts';

const stepOf = (field: string) => defineStep({ id: 'name', group: 'identity', schema: z.object({ [field]: text() }) });
const other = defineStep({ id: 'other', group: 'identity', schema: z.object({ word: text() }) });

const first: Journey = { name: 'opening', version: 1, steps: [stepOf('surname'), other] };
const second: Journey = {
  name: 'opening',
  version: 2,
  steps: [stepOf('fullName'), other],
  migrations: { 1: ({ name, ...rest }) => ({ ...rest, ...(name ? { name: { fullName: name.surname } } : {}) }) },
};
const bookOf = (journey: Journey) => createFlowBook([{ journey, requirements: [], reads: {} }], {});

test('answers of an older journey are read in today’s shape, and stored so at the next save', {
  timeout: 60_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quayside-migration-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const before = await openTestSandbox({ dataDir, flows: bookOf(first) });
  const customer = await before.customer();
  const { id, revision } = await customer.call(call.startApplication, { flow: 'opening' });
  await customer.call(call.saveStep, { applicationId: id, step: 'name', answers: { surname: 'LIM' }, revision });
  await before.close();

  const { token, userId, device } = customer;
  const signIn = (sandbox: typeof before) => Object.assign(sandbox.client(), { token, userId, device });
  const after = await openTestSandbox({ dataDir, flows: bookOf(second) });
  const read = await signIn(after).call(call.getApplication, { flow: 'opening' });
  expect(read).toMatchObject({ journeyVersion: 2, answers: { name: { fullName: 'LIM' } } });
  const answers = { word: 'saved beside it' };
  await signIn(after).call(call.saveStep, { applicationId: id, step: 'other', answers, revision: read?.revision ?? 0 });
  await after.close();

  const later = await openTestSandbox({ dataDir, flows: bookOf({ ...second, migrations: {} }) });
  const kept = await signIn(later).call(call.getApplication, { flow: 'opening' });
  expect(kept?.answers).toEqual({ name: { fullName: 'LIM' }, other: answers });
  await later.close();
});
