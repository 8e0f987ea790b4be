import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, seed } from '../testing/property-runs/property-runs.ts';
import { commands, TwoTabs } from '../testing/two-tabs.ts';

let devices = 0;
test.each(['of-typing', 'of-the-call'] as const)(
  'F39 F42 no sequence of input, faults and reloads in two tabs loses the newest draft or brings back a removed one (time %s)',
  async (times) => {
    await fc.assert(
      fc.asyncProperty(fc.array(commands, { minLength: 4, maxLength: 30 }), async (sequence) => {
        devices += 1;
        const device = new TwoTabs(`sequences-${times}-${devices}`, times);
        try {
          for (const command of sequence) await device.run(command);
          await expect(device.heal()).resolves.toBeUndefined();
        } finally {
          device.end();
        }
      }),
      { numRuns: runs(500), seed },
    );
  },
);
