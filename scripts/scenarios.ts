import { type Browser, chromium } from 'playwright';
import { cameraArgs, drawFakeCamera } from '../e2e/support/fake-camera.ts';
import { acceptLogin } from '../e2e/support/registration.ts';
import { startStack } from '../e2e/support/stack.ts';
import { scenarios } from '../packages/sandbox/src/development/scenarios/catalogue.ts';
import { missingIn } from '../packages/sandbox/src/development/scenarios/missing-in.ts';
import type { Scenario } from '../packages/sandbox/src/development/scenarios/scenario.ts';
import { readArguments } from './arguments.mjs';
import { chromiumArgs, headlessShellPath } from './chromium.mjs';
import { buildHostsWhenStale } from './host-build/host-build.ts';
import { watch } from './scenarios/watch.ts';
import { editionOf, editionsFor } from './services/launched-app.ts';
import { type AppName, appNames } from './services/ports.ts';
import { root } from './services/services.ts';

/**
 * `npm run scenarios [-- sg hk]` plays every scenario in each app, or in the named ones, and fails where the console or the network reports an unhandled error.
 * `--only joint` plays the scenarios whose id contains the word.
 */
const { names, options } = readArguments({ names: appNames, options: ['only'] });
const chosen = names.length > 0 ? names : appNames;
const [word = ''] = options.only ?? [];
/** A page mostly waits for its answers, so several are open at once. */
const pagesAtOnce = 4;

await buildHostsWhenStale({ root, hosts: chosen, say: console.log });
drawFakeCamera();
const stack = await startStack({ apps: chosen, env: editionsFor(chosen.map(editionOf)) });
const args = [...chromiumArgs, ...cameraArgs];
const browser = await chromium.launch({ executablePath: headlessShellPath(), args });
const waiting = chosen.flatMap((app) =>
  scenarios
    .filter(({ id, fixture }) => !missingIn(editionOf(app).capabilities, fixture) && id.includes(word))
    .map((scenario) => ({ app, scenario })),
);
const played: { app: AppName; faults: readonly string[] }[] = [];
try {
  await Promise.all(Array.from({ length: pagesAtOnce }, playNext));
} finally {
  await browser.close();
  await stack.end();
}
for (const app of chosen) {
  const ofApp = played.filter((one) => one.app === app);
  const faulty = ofApp.filter(({ faults }) => faults.length > 0);
  console.log(`${app}: ${ofApp.length} scenarios, ${faulty.length} with faults`);
  if (faulty.length > 0) process.exitCode = 1;
}

async function playNext(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { app, scenario } = next;
    const faults = await play(browser, stack.urls[app] ?? '', scenario);
    if (faults.length > 0) console.error(`${app} ${scenario.id}\n${faults.map((one) => `  ${one}`).join('\n')}`);
    played.push({ app, faults });
  }
}

/** Follows the review link, waits until the scenario's page has loaded, and returns the faults. */
async function play(opened: Browser, url: string, scenario: Scenario): Promise<readonly string[]> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, timezoneId: 'Asia/Singapore' };
  const context = await opened.newContext(phone);
  try {
    const page = await context.newPage();
    const seen = watch(page);
    await page.goto(new URL(`/sandbox/play?scenario=${scenario.id}`, url).href);
    await acceptLogin(page);
    const path = new URL(`.${scenario.expect.path}`, url).pathname;
    await page.waitForURL(({ pathname, hash }) => pathname === path && hash === '');
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    return [...seen];
  } catch (error) {
    return [String(error).split('\n').slice(0, 3).join(' ')];
  } finally {
    await context.close();
  }
}
