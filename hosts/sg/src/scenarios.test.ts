import { getAccounts } from '@quayside/contract/calls/opening';
import type { Flow } from '@quayside/flow/define-flow';
import { FlowRuntime } from '@quayside/flow/flow-runtime';
import { openingDate } from '@quayside/rules/testing/complete-opening';
import { sandboxPublicKey } from '@quayside/sandbox/in-page';
import { createSandbox, openMemory, type Sandbox } from '@quayside/sandbox/sandbox';
import { type Scenario, scenarios } from '@quayside/sandbox/scenarios';
import { storyServices } from '@quayside/testing/story-flow';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { edition } from './edition.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ database: openMemory(), clock: () => new Date(`${openingDate}T12:05:00+08:00`) });
});
afterAll(() => sandbox.close());

/** Runs the flow of a scenario with the sandbox, as this host does, for a customer in the state that the scenario describes. */
async function play({ flow: name, fixture, timeline }: Scenario) {
  const { loginCode, phone, holder } = await sandbox.stage.customer(fixture, { timeline });
  const flow = (await edition.flows.find((one) => one.name === name)?.load()) as Flow;
  const open = async () => ({
    fetch: sandbox.fetch,
    loginCode,
    publicKey: sandboxPublicKey,
    plan: sandbox.stage.plan,
  });
  const services = storyServices({}, open, 'en');
  const runtime = new FlowRuntime(
    flow,
    {
      ...services,
      drafts: { read: async () => undefined, save: async () => undefined, remove: async () => undefined },
      userId: 'u1',
      newId: () => crypto.randomUUID(),
      language: () => 'en',
      listen: () => undefined,
    },
    { holder },
  );
  return { runtime, services, state: () => stateOf(phone, name) };
}

type State = {
  readonly applications: readonly {
    readonly flow: string;
    readonly state: string;
    readonly requirements: readonly { readonly id: string; readonly status: string; readonly reasonCode: string }[];
    readonly failure: { readonly code: string } | null;
    readonly face: { readonly result: string; readonly attempts: number };
  }[];
  readonly accounts: readonly { readonly type: string }[];
};

async function ask<T>(path: string): Promise<T> {
  const answer = await sandbox.fetch(new Request(`http://sandbox.test/sandbox/api/${path}`));
  return ((await answer.json()) as { data: T }).data;
}

async function stateOf(phone: string, flow: string) {
  const query = `?phone=${encodeURIComponent(phone)}`;
  const { applications, accounts } = await ask<State>(`state${query}`);
  const mails = await ask<readonly { readonly kind: string }[]>(`mails${query}`);
  return { application: applications.find((one) => one.flow === flow), accounts, mails: mails.map(({ kind }) => kind) };
}

test('every scenario has a unique name', () => {
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
});

describe('each scenario opens in the state that it describes', () => {
  test.each(scenarios.map((one) => [one.id, one] as const))(
    'the scenario "%s" opens in its state',
    { tags: ['night'] },
    async (_, scenario) => {
      const { expect: expected } = scenario;
      const { runtime, services, state } = await play(scenario);
      const { application, accounts, mails } = await state();
      expect(application?.state ?? null).toBe(expected.state);
      const rejected = application?.requirements.filter(({ status }) => status === 'rejected') ?? [];
      expect(Object.fromEntries(rejected.map(({ id, reasonCode }) => [id, reasonCode]))).toEqual(
        expected.rejected ?? {},
      );
      expect(application?.failure?.code).toBe(expected.failure);
      expect(application?.face ?? {}).toMatchObject(expected.face ?? {});
      expect(accounts.map(({ type }) => type)).toEqual(expected.accounts ?? []);
      expect(mails.toSorted()).toEqual([...(expected.mails ?? [])].toSorted());

      await runtime.load();
      expect(runtime.navigator.path, 'where the host leads').toBe(expected.path);
      expect(await services.caller.call(getAccounts, {})).toHaveLength(expected.accounts?.length ?? 0);
    },
  );
});
