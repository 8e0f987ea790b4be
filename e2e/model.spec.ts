import { stringify } from 'fast-check';
import { weiMing } from './support/customer-fixtures.ts';
import { drawSequences } from './support/model-tests/browser-commands.ts';
import { BrowserSystem } from './support/model-tests/browser-system.ts';
import { test } from './support/test.ts';

/** The number of sequences. By default, each run draws the same four. `npm run task -- model-tests --browser` runs 50 from a new seed, which it prints. */
const runs = Number(process.env.QUAYSIDE_BROWSER_MODEL_TESTS ?? 4);
const seed = Number(process.env.QUAYSIDE_SEED ?? 20_261_121);

test.use({ person: weiMing });
test.describe.configure({ mode: 'parallel' });

for (const [index, [start, commands]] of drawSequences(runs, seed).entries())
  test(`F42 F50 two browsers preserve all answers and agree with the rules: sequence ${index + 1} of seed ${seed}`, async ({
    browser,
    place,
    api,
    customer,
  }, { annotations }) => {
    annotations.push({ type: 'commands', description: `${start}: ${stringify(commands)}` });
    await BrowserSystem.run(start, commands, { browser, baseURL: place.sgUrl, api, customer });
  });
