import * as call from '@quayside/contract/calls/opening';
import { openingJourney } from '@quayside/flow-opening/internals/rules';
import { w8ben } from '@quayside/flow-w8ben/rules';
import { randomId } from '@quayside/platform/internals/random-id';
import { getJourneySteps, toStoredAnswers } from '@quayside/rules/journey';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawSpecimen } from '../development/samples/specimen-picture.ts';
import { firstBrokenEntry } from '../domain/audit/trail.ts';
import type { TestClient } from '../testing/client.ts';
import { openTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  picture = await drawSpecimen('identity-front', 1);
}, 60_000);
afterAll(() => sandbox.close());

/** Number of generated sequences of calls; the nightly run uses more. */
const numRuns = Number(process.env.QUAYSIDE_SEQUENCES ?? 25);

const act = fc.record({
  what: fc.constantFrom('save', 'upload', 'remove', 'face'),
  step: fc.constantFrom('choose', 'base-info', 'contact-info'),
  word: fc.string({ minLength: 1, maxLength: 12 }),
  faults: fc.array(fc.constantFrom('drop', 'drop-after', 'status', 'code'), { maxLength: 2 }),
});

const fields: Readonly<Record<string, string>> = {
  choose: 'route',
  'base-info': 'fullName',
  'contact-info': 'email',
};

const steps = getJourneySteps(openingJourney, { w8ben });
const ruleOf = (step: string) => steps.find(({ id }) => id === step);

type Acknowledged = {
  readonly answers: Record<string, Record<string, string>>;
  readonly documents: string[];
  saves: number;
  faces: number;
};

test('F50 runs a retried operation once after any lost response', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 10 }), async (acts) => {
      // Removes leftovers of the previous run.
      await sandbox.api('PUT', '/faults', []);
      const customer = await sandbox.customer();
      const { id } = await customer.call(call.startApplication, { flow: 'opening' });
      const seen: Acknowledged = { answers: {}, documents: [], saves: 0, faces: 0 };
      for (const { what, faults, ...rest } of acts) {
        const path = '/open-account-server/';
        await sandbox.api(
          'PUT',
          '/faults',
          faults.map((kind) => ({ path, times: 1, kind, code: 399999 })),
        );
        await perform(customer, id, seen, { what, ...rest });
      }
      const phone = encodeURIComponent(customer.phone);
      const { applications } = await sandbox.api<State>('GET', `/state?phone=${phone}`);
      expect(applications).toHaveLength(1);
      const [application] = applications;
      expect(application?.answers).toEqual(seen.answers);
      expect(Object.keys(application?.documents ?? {}).sort()).toEqual([...seen.documents].sort());
      expect(application?.face.attempts).toBe(seen.faces);
      const trail = (application?.audit ?? []).map((entry) => ({ ...entry, at: new Date(entry.at) }));
      expect(trail.filter(({ action }) => action === 'saved')).toHaveLength(seen.saves);
      expect(await firstBrokenEntry(trail)).toBeUndefined();
    }),
    { numRuns },
  );
});

type State = {
  readonly applications: readonly {
    readonly answers: unknown;
    readonly documents: object;
    readonly face: { readonly attempts: number };
    readonly audit: Parameters<typeof firstBrokenEntry>[0];
  }[];
};

async function perform(
  customer: TestClient,
  applicationId: string,
  seen: Acknowledged,
  { what, step, word }: { what: string; step: string; word: string },
): Promise<void> {
  const retried = <T>(task: (headers: Record<string, string>) => Promise<T>) => untilAnswered(task);
  if (what === 'save') {
    const answers = { [fields[step] ?? '']: word };
    const revision = Number.MAX_SAFE_INTEGER;
    await retried((headers) => customer.call(call.saveStep, { applicationId, step, answers, revision }, { headers }));
    seen.answers[step] = toStoredAnswers(ruleOf(step), answers) as Record<string, string>;
    seen.saves += 1;
  }
  if (what === 'upload' || what === 'face') {
    const kind = what === 'face' ? 'face' : 'identity-front';
    const file = new File([picture], 'a.png');
    const { documentId } = await retried((headers) =>
      customer.call(call.uploadDocument, { applicationId, kind, file }, { headers }),
    );
    seen.documents.push(documentId);
    if (kind === 'face') {
      await retried((headers) => customer.call(call.checkFace, { applicationId, documentId }, { headers }));
      seen.faces += 1;
    }
  }
  const documentId = what === 'remove' ? seen.documents.pop() : undefined;
  if (documentId)
    await retried((headers) => customer.call(call.removeDocument, { applicationId, documentId }, { headers }));
}

/** Repeats a request until a response arrives, as a client does: with the same operation id, and a new request id each time. */
async function untilAnswered<T>(task: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  const operation = randomId();
  for (;;) {
    try {
      return await task({ 'X-Trans-Id': operation });
    } catch (error) {
      const { name, envelope } = error as { name: string; envelope?: { code: number } };
      const lost = name === 'ConnectionDropped' || name === 'SyntaxError' || envelope?.code === 399999;
      if (!lost) throw error;
    }
  }
}
