import type { Flow } from '@quayside/flow/define-flow';
import { FlowRuntime } from '@quayside/flow/flow-runtime';
import { openingFlow } from '@quayside/flow-opening/opening';
import { w8benOpeningSteps } from '@quayside/flow-w8ben/opening-steps';
import { sandboxPublicKey } from '@quayside/sandbox/in-page';
import { createSandbox, openMemory, type Sandbox } from '@quayside/sandbox/sandbox';
import { findScenario } from '@quayside/sandbox/scenarios';
import { storyServices } from '@quayside/testing/story-flow';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UnknownRequirementError } from '../errors/problems.ts';
import { getFirstTarget, limitToScope } from './scope.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ database: openMemory(), clock: () => new Date('2026-11-21T12:05:00+08:00') });
});
afterAll(() => sandbox.close());

const opening = openingFlow({ w8ben: w8benOpeningSteps });

async function running(scenario: string, flow: Flow = opening): Promise<FlowRuntime> {
  const open = async () => {
    const { fetch, stage } = sandbox;
    const { fixture = {}, timeline = [] } = findScenario(scenario) ?? {};
    const { loginCode } = await stage.customer(fixture, { timeline });
    return { fetch, loginCode, publicKey: sandboxPublicKey, plan: stage.plan };
  };
  const runtime = new FlowRuntime(flow, {
    ...storyServices({}, open, 'en'),
    drafts: { read: async () => undefined, save: async () => undefined, remove: async () => undefined },
    userId: 'u1',
    newId: () => crypto.randomUUID(),
    language: () => 'en',
    listen: () => undefined,
  });
  await runtime.load();
  return runtime;
}

test('opens the rejected item that the page requests', async () => {
  const runtime = await running('rejected-two-items');
  expect(getFirstTarget(runtime, ['address-proof'])).toEqual({ to: 'path', path: '/sg-submit-address' });
  expect(limitToScope(runtime, '/sg-submit-photo', ['address-proof'])).toEqual({
    to: 'path',
    path: '/sg-submit-address',
  });
  expect(limitToScope(runtime, '/sg-submit-photo', undefined)).toEqual({ to: 'path', path: '/sg-submit-photo' });
  expect(limitToScope(runtime, '/error-transfer', ['address-proof']), 'the path is not a step').toEqual({
    to: 'path',
    path: '/error-transfer',
  });
});

test('the flow ends when the requested items are provided, without the sealing steps', async () => {
  const runtime = await running('rejected-two-items');
  expect(limitToScope(runtime, '/sg-submit-photo', ['contact'])).toEqual({ to: 'end' });
});

test('reports a requirement as unreachable if it depends on unanswered steps', async () => {
  const runtime = await running('new');
  expect(getFirstTarget(runtime, ['address-proof'])).toEqual({ to: 'outside' });
  expect(() => getFirstTarget(runtime, ['a-pet'])).toThrow(UnknownRequirementError);
});
