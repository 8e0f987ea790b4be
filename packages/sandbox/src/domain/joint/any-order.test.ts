import { limitRuns } from '@quayside/platform/testing/property-runs';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestPart } from '../../testing/joint.ts';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { openMemory } from '../storage/open-memory.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ database: openMemory() });
});
afterAll(() => sandbox.close());

const said = ['choose', 'choose-tip', 'base-info', 'contact-info', 'assets-info', 'w8ben.list'] as const;
const turns = fc.shuffledSubarray(
  said.flatMap(
    (step) =>
      [
        { who: 'first', step },
        { who: 'second', step },
      ] as const,
  ),
  { minLength: said.length * 2 },
);

test('saves the answers of two holders in any order without conflicts', async () => {
  await fc.assert(
    fc.asyncProperty(turns, async (order) => {
      const first = await TestOpening.start(await sandbox.customer());
      await first.save('choose-account', { tier: 'standard', holders: 'joint-adult' });
      const second = await TestPart.onDevice(first.client);
      const samples = new Map(await first.samples({ front: '', proof: '', face: '', diploma: '' }));
      const answers = { first: samples, second: new Map([...samples].map(([step, given]) => [step, { ...given }])) };
      answers.second.set('base-info', {
        ...samples.get('base-info'),
        fullName: 'TAN MEI LING',
        documentNumber: 'K7654321',
      });
      const files = { first, second };
      for (const { who, step } of order) {
        const other = files[who === 'first' ? 'second' : 'first'];
        const before = (await other.reload()).answers;
        await files[who].save(step, answers[who].get(step) ?? {});
        expect((await other.reload()).answers).toEqual(before);
      }
      for (const who of ['first', 'second'] as const)
        for (const step of said) expect((await files[who].reload()).answers[step]).toEqual(answers[who].get(step));
    }),
    { numRuns: limitRuns(15) },
  );
}, 120_000);
