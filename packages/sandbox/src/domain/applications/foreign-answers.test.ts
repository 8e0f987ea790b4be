import * as call from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { openingJourney as journey } from '@quayside/flow-opening/internals/rules';
import { expect, test } from 'vitest';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox } from '../../testing/test-sandbox.ts';
import { openMemory } from '../storage/open-memory.ts';

const values = [1, true, {}, [], [[]], [{}], 'text', { a: { b: [1] } }, null];

test('F52 responds without a server error to any value in any field', async () => {
  const sandbox = await openTestSandbox({ database: openMemory() });
  const opening = await TestOpening.start(await sandbox.customer());
  for (const step of journey.steps.filter((one) => 'schema' in one))
    for (const value of values) {
      const answers = Object.fromEntries(Object.keys(step.schema._zod.def.shape).map((field) => [field, value]));
      const request = { applicationId: opening.id, step: step.id, answers, revision: 10_000 };
      const { code } = await opening.client.ask(call.saveStep, request);
      expect([0, codes.invalidRequest], `${step.id} ${JSON.stringify(value)}`).toContain(code);
    }
  await opening.reload();
  await sandbox.close();
});
