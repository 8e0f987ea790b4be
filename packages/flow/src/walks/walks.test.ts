import { readFileSync } from 'node:fs';
import { createEncryptor } from '@quayside/api/encryption';
import { completeFacts, today } from '@quayside/rules/journeys/opening/complete-opening';
import { createSandbox, openMemory } from '@quayside/sandbox/sandbox';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Place, Standing } from './device.ts';
import { type Plan, plans } from './plan.ts';
import { type Told, Walk } from './walk.ts';

const publicKey = JSON.parse(
  readFileSync(new URL('../../../sandbox/src/keys/development-public.json', import.meta.url), 'utf8'),
) as JsonWebKey;
const encrypt = createEncryptor({ keys: { production: publicKey, test: publicKey }, storageBucket: 'dev', log: fail });

/** The same walks each time, so that a red run is of the change; `npm run walks` takes more, from a seed of its own, which a failure names. */
const runs = Number(process.env.QUAYSIDE_WALKS ?? 2000);
const seed = Number(process.env.QUAYSIDE_SEED ?? 20_261_121);

let place: Place & { readonly close: () => Promise<void> };
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

test(`F42 F50 ${runs} walks of step, back, reload, kill, offline, other device, reject and resubmit: nothing lost, and the same rules on both sides`, async () => {
  const walk = fc.asyncProperty(plans({ min: 4, max: 20 }), async (plan) => void (await Walk.run(place, plan)));
  const result = await fc.check(walk, { numRuns: runs, seed });
  expect(result.failed ? `${await fc.asyncDefaultReportMessage(result)}\n${String(result.errorInstance)}` : '').toBe(
    '',
  );
}, 1_800_000);

/** What walks found, each by the shortest way there. */
const nothing: Told = { first: [], second: [] };
const found: readonly (readonly [fault: string, plan: Plan, told: Told])[] = [
  [
    'what waits on one device is not sent over what the other saved meanwhile',
    {
      walker: 'alone',
      start: 3,
      acts: [
        { act: 'type', how: 'good' },
        { act: 'meanwhile', how: 'half' },
        { act: 'go-on' },
        { act: 'go-on' },
        { act: 'revisit', at: 0 },
        { act: 'other-device' },
      ],
    },
    nothing,
  ],
  [
    'a field that was emptied is empty when the page comes back, though the other device filled it in',
    {
      walker: 'alone',
      start: 2,
      acts: [
        { act: 'answer' },
        { act: 'meanwhile', how: 'good' },
        { act: 'type', how: 'half' },
        { act: 'return' },
        { act: 'kill' },
      ],
    },
    nothing,
  ],
  [
    'what is typed while the submission is on its way is not left on the device, and its loss is said',
    {
      walker: 'alone',
      start: 'complete',
      acts: [{ act: 'revisit', at: 6 }, { act: 'type', how: 'other' }, { act: 'submit' }, { act: 'back' }],
    },
    { first: ['contact-info'], second: [] },
  ],
  [
    'what another device had typed when this one submitted is said to be lost there',
    {
      walker: 'alone',
      start: 'complete',
      acts: [
        { act: 'other-device' },
        { act: 'revisit', at: 6 },
        { act: 'type', how: 'other' },
        { act: 'other-device' },
        { act: 'submit' },
        { act: 'other-device' },
        { act: 'return' },
        { act: 'back' },
      ],
    },
    { first: [], second: ['contact-info'] },
  ],
  [
    'once a page knows of the submission, nothing is left of what another device signed in vain',
    {
      walker: 'alone',
      start: 'unsigned',
      acts: [
        { act: 'meanwhile', how: 'good' },
        { act: 'reload' },
        { act: 'submit' },
        { act: 'meanwhile', how: 'good' },
        { act: 'return' },
      ],
    },
    nothing,
  ],
  [
    'a signature falls with an answer that is changed right after it',
    {
      walker: 'alone',
      start: 'unsigned',
      acts: [
        { act: 'revisit', at: 0 },
        { act: 'other-device' },
        { act: 'type', how: 'good' },
        { act: 'other-device' },
        { act: 'meanwhile', how: 'good' },
        { act: 'type', how: 'good' },
        { act: 'revisit', at: 0 },
      ],
    },
    nothing,
  ],
];

test.each(found)('F42 %s', async (_, plan, told) => {
  await expect(Walk.run(place, plan)).resolves.toEqual(told);
});

type Staged = Awaited<ReturnType<Place['customer']>>;

/**
 * One server for walk after walk. Whoever begins where somebody began before finds the server as it was then, so that it is brought there once, and its
 * tables, which are searched from end to end, stay short.
 */
async function openPlace(): Promise<Place & { readonly close: () => Promise<void> }> {
  const noon = Date.parse(`${today}T04:05:00Z`);
  let time = noon;
  let writes = 0;
  const now = () => new Date(time);
  const database = openMemory();
  const { fetch, stage, close } = await createSandbox({ database, clock: now, report: fail });
  const empty = await database.snapshot();
  const beginnings = new Map<string, { readonly staged: Staged; readonly restore: () => void }>();

  async function begin({ submitted, sentBack, second, ...given }: Standing) {
    empty();
    const { documents } = completeFacts;
    const back = {
      state: 'action-needed',
      rejected: { contact: 'Again, please.', 'address-proof': 'Too old.' },
    } as const;
    const timeline = submitted && !sentBack ? ([{ submit: true }] as const) : [];
    const staged = await stage.customer(
      { ...given, documents, ...(sentBack ? back : {}), ...(second ? { second: { ...second, done: submitted } } : {}) },
      { timeline },
    );
    return { staged, restore: await database.snapshot() };
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
      const beginning = beginnings.get(name) ?? (await begin(given));
      beginnings.set(name, beginning);
      beginning.restore();
      return beginning.staged;
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
