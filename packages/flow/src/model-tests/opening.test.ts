import { readFileSync } from 'node:fs';
import { createEncryptor } from '@quayside/api/internals/encryption';
import { isQuick } from '@quayside/platform/testing/property-runs';
import { completeFacts, openingDate } from '@quayside/rules/testing/complete-opening';
import { createSandbox, openMemory } from '@quayside/sandbox/sandbox';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answer,
  back,
  commands,
  goOn,
  kill,
  type ModelCommand,
  refresh,
  reload,
  revisit,
  submit,
  switchDevice,
  type,
  typeElsewhere,
} from './commands.ts';
import type { StartingPoint, TestServer } from './device.ts';
import { type StartingState, System, type UnsentStepsByDevice } from './system.ts';

const publicKey = JSON.parse(
  readFileSync(new URL('../../../sandbox/src/development/keys/development-public.json', import.meta.url), 'utf8'),
) as JsonWebKey;
const encrypt = createEncryptor({ keys: { production: publicKey, test: publicKey }, storageBucket: 'dev', log: fail });

/**
 * The settings of the runs. The default seed is fixed, so that only a change of the code can cause a failure. `npm run task -- model-tests` sets these
 * variables, and a failure prints them.
 */
const { QUAYSIDE_MODEL_TESTS, QUAYSIDE_SEED, QUAYSIDE_PATH, QUAYSIDE_COMMANDS } = process.env;
const numRuns = Number(QUAYSIDE_MODEL_TESTS ?? (isQuick ? 100 : 2000));
const seed = Number(QUAYSIDE_SEED ?? 20_261_121);
const maxCommands = 24;

let server: TestServer & { readonly close: () => Promise<void> };
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** The starting points. Most are early in the opening, and many are right before or after the submission. */
const starts: fc.Arbitrary<StartingState> = fc.record({
  journey: fc.oneof(
    { weight: 4, arbitrary: fc.constant('sole-holder' as const) },
    { weight: 1, arbitrary: fc.constant('joint-holder' as const) },
  ),
  at: fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 2, max: 6 }) },
    { weight: 1, arbitrary: fc.integer({ min: 7, max: 17 }) },
    {
      weight: 3,
      arbitrary: fc.constantFrom('unsigned' as const, 'complete' as const, 'submitted' as const, 'sent-back' as const),
    },
  ),
});

/** Runs a sequence of commands. Resolves to the ids of the steps that each device reports as unsent at the end. */
async function runModel(start: StartingState, sequence: Iterable<ModelCommand>): Promise<UnsentStepsByDevice> {
  const system = await System.start(server, start);
  await fc.asyncModelRun(() => ({ model: system.oracle, real: system }), sequence);
  return system.end();
}

test(`F42 F50 violates no invariant in ${numRuns} sequences of commands on two devices`, async () => {
  const property = fc.asyncProperty(starts, commands(maxCommands, QUAYSIDE_COMMANDS), async (start, sequence) => {
    await runModel(start, sequence);
  });
  const parameters = { numRuns, seed, ...(QUAYSIDE_PATH ? { path: QUAYSIDE_PATH } : {}) };
  const result = await fc.check(property, parameters);
  expect(
    result.failed
      ? [await fc.asyncDefaultReportMessage(result), result.errorInstance, replay(result)].join('\n\n')
      : '',
  ).toBe('');
}, 1_800_000);

/** Returns the command that repeats the smallest failing sequence. */
function replay({
  seed,
  counterexamplePath,
  counterexample,
}: fc.RunDetails<[StartingState, Iterable<ModelCommand>]>): string {
  const printed = /replayPath="(.*?)"/.exec(fc.stringify(counterexample))?.[1] ?? '';
  return `Repeat it: npm run task -- model-tests --seed ${seed} --path "${counterexamplePath}" --commands "${printed}"`;
}

/** The unsent steps of both devices after a run that reports none. */
const nothing: UnsentStepsByDevice = { first: [], second: [] };
const sole = (at: StartingState['at']): StartingState => ({ journey: 'sole-holder', at });
/** The faults that these tests found, each with the shortest sequence of commands that reproduces it. */
const found: readonly (readonly [
  fault: string,
  start: StartingState,
  sequence: readonly ModelCommand[],
  unsent: UnsentStepsByDevice,
])[] = [
  [
    'does not replace answers of another device with an older draft',
    sole(3),
    [type('complete'), typeElsewhere('incomplete'), goOn, goOn, revisit(0), switchDevice],
    nothing,
  ],
  [
    'leaves a cleared field empty after a reload, although another device filled it in',
    sole(2),
    [answer, typeElsewhere('complete'), type('incomplete'), refresh, kill],
    nothing,
  ],
  [
    'deletes input typed during the submission, and reports it as unsent',
    sole('complete'),
    [revisit(6), type('other'), submit, back],
    { first: ['contact-info'], second: [] },
  ],
  [
    'reports unsent input on another device after this device submits',
    sole('complete'),
    [switchDevice, revisit(6), type('other'), switchDevice, submit, switchDevice, refresh, back],
    { first: [], second: ['contact-info'] },
  ],
  [
    'deletes an unsent signature when another device submits',
    sole('unsigned'),
    [typeElsewhere('complete'), reload, submit, typeElsewhere('complete'), refresh],
    nothing,
  ],
  [
    'removes the signature when an answer changes after signing',
    sole('unsigned'),
    [revisit(0), switchDevice, type('complete'), switchDevice, typeElsewhere('complete'), type('complete'), revisit(0)],
    nothing,
  ],
];

test.each(found)('F42 the app on two devices %s', async (_, start, sequence, unsent) => {
  await expect(runModel(start, sequence)).resolves.toEqual(unsent);
});

type Registered = Awaited<ReturnType<TestServer['customer']>>;

/** Opens one server for all tests. Prepares each starting point once, and restores it from a snapshot for later tests. */
async function openServer(): Promise<TestServer & { readonly close: () => Promise<void> }> {
  const noon = Date.parse(`${openingDate}T04:05:00Z`);
  let time = noon;
  let writes = 0;
  const now = () => new Date(time);
  const database = openMemory();
  const { fetch, stage, close } = await createSandbox({ database, clock: now, report: fail });
  const empty = await database.snapshot();
  const prepared = new Map<string, { readonly customer: Registered; readonly restore: () => void }>();

  async function prepare({ submitted, sentBack, second, ...given }: StartingPoint) {
    empty();
    const { documents } = completeFacts;
    const back = {
      state: 'action-needed',
      rejected: { contact: 'Again, please.', 'address-proof': 'Too old.' },
    } as const;
    const timeline = submitted && !sentBack ? ([{ submit: true }] as const) : [];
    const customer = await stage.customer(
      { ...given, documents, ...(sentBack ? back : {}), ...(second ? { second: { ...second, done: submitted } } : {}) },
      { timeline },
    );
    return { customer, restore: await database.snapshot() };
  }

  return {
    fetch(request) {
      if (request.method !== 'GET') writes += 1;
      return fetch(request);
    },
    writes: () => writes,
    async customer(given) {
      time = noon;
      const { answers, second, submitted, sentBack } = given;
      const counts = [answers, second?.answers ?? {}].map((one) => Object.keys(one).length);
      const name = [...counts, submitted, sentBack].join();
      const known = prepared.get(name) ?? (await prepare(given));
      prepared.set(name, known);
      known.restore();
      return known.customer;
    },
    now,
    wait(ms) {
      time += ms;
    },
    encrypt,
    close,
  };
}

function fail(error: unknown): never {
  throw error instanceof Error ? error : new Error(String(error));
}
