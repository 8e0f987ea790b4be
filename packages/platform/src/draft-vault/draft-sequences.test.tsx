import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeRefusals } from '../testing/faulty-databases.ts';
import { limitRuns, propertySeed } from '../testing/property-runs/property-runs.ts';
import { draftNames, TwoTabs, type TwoTabsCommand, tabNumbers } from '../testing/two-tabs.ts';

const anyTab = fc.constantFrom(...tabNumbers);
const anyName = fc.constantFrom(...draftNames);
const commands: fc.Arbitrary<TwoTabsCommand> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('save' as const), tab: anyTab, name: anyName }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('save-again' as const), tab: anyTab, name: anyName }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), tab: anyTab, name: anyName }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('read' as const), tab: anyTab, name: anyName }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('close' as const),
      tab: anyTab,
      how: fc.constantFrom('with-event' as const, 'silently' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('opening' as const),
      tab: anyTab,
      how: fc.constantFrom('works' as const, 'refuses' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab: anyTab }) },
  { weight: 2, arbitrary: fc.constant({ do: 'delete-database' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fill' as const), how: fc.constantFrom(...writeRefusals) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'make-room' as const }) },
);

let devices = 0;
test.each(['of-typing', 'of-the-call'] as const)(
  'F39 F42 restores the newest draft, and no removed one, after any sequence of events in two tabs (time %s)',
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
      { numRuns: limitRuns(500), seed: propertySeed },
    );
  },
);
