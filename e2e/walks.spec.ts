import { weiMing } from './support/people.ts';
import { test } from './support/test.ts';
import { BrowserWalk } from './support/walks/browser-walk.ts';
import { walkPlans } from './support/walks/walk-plan.ts';

/** A few, always the same; `npm run walks -- --browser` takes 50, from a seed that repeats them. */
const runs = Number(process.env.QUAYSIDE_BROWSER_WALKS ?? 4);
const seed = Number(process.env.QUAYSIDE_SEED ?? 20_261_121);

test.use({ person: weiMing });
test.describe.configure({ mode: 'parallel' });

for (const [number, plan] of walkPlans(runs, seed).entries())
  test(`F42 F50 walk ${number + 1} of the seed ${seed}: nothing lost in two browsers, and the same rules on both sides`, async ({
    browser,
    place,
    api,
    customer,
  }, { annotations }) => {
    annotations.push({ type: 'plan', description: JSON.stringify(plan) });
    await BrowserWalk.run(plan, { browser, baseURL: place.sgUrl, api, customer });
  });
