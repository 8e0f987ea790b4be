import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { ChromiumError, findChromium, findHeadlessShell } from './testing/chromium.ts';
import { countLine, sum } from './testing/counts.ts';
import { haveAsianFonts } from './testing/fonts.ts';
import { findOtherBrowsers, otherBrowsers } from './testing/other-browsers.ts';
import { findPostgres } from './testing/postgres.ts';
import { runSteps } from './testing/run-steps.ts';
import { chosenGroups, nightly, steps, UnknownGroupError } from './testing/steps.ts';
import { findWebViews } from './testing/webkit.ts';

const root = join(import.meta.dirname, '..');
const say = (line: string) => console.log(line);

/** `npm test`: everything that CI runs, or the parts named after `--only`. The last line counts it all. */
try {
  process.exitCode = await test(readArguments({ options: ['only'] }).options.only);
} catch (error) {
  if (!(error instanceof ChromiumError || error instanceof UnknownGroupError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function test(only: readonly string[] | undefined): Promise<number> {
  const start = performance.now();
  const groups = chosenGroups(only);
  const reports = join(root, '.quayside/reports');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const { env, skips } = machine(
    groups.some((group) =>
      ['browser', 'stories', 'storybook', 'pictures', 'packages', 'examples', 'e2e', nightly].includes(group),
    ),
    groups.includes('unit'),
    groups.includes('e2e'),
    groups.includes(nightly),
  );
  const chosen = steps(root, reports).filter(({ group }) => groups.includes(group));
  const results = await runSteps(chosen, { root, env: { ...process.env, ...env }, say });

  const total = sum([...results.map(({ counts }) => counts), { passed: 0, failed: 0, skipped: skips.length }]);
  say(`\nTook ${Math.round((performance.now() - start) / 1000)} s`);
  for (const { step, counts, seconds } of results) {
    say(
      `  ${counts.failed ? 'FAILED' : 'ok    '}  ${step.title.padEnd(38)} ${seconds.toFixed(1).padStart(6)} s   ${countLine(counts)}`,
    );
  }
  for (const skip of skips) say(`  skipped ${skip}`);
  for (const { at, why } of results.flatMap(({ failures }) => failures))
    say(`\n✘ ${at.replace(`${root}/`, '')}\n${why.replace(/^/gm, '    ')}\n`);
  for (const { step } of results.filter(({ counts }) => counts.failed)) say(`${step.title}: ${step.remedy}`);
  say(countLine(total));
  return total.failed ? 1 : 0;
}

/** What the tests need of the machine, found or installed; what it cannot give is named as skipped. */
function machine(needsBrowser: boolean, needsDatabase: boolean, needsJourneys: boolean, needsOtherBrowsers: boolean) {
  const env: Record<string, string> = {};
  const skips: string[] = [];
  if (needsBrowser) {
    env.CHROMIUM = findChromium(root, join(root, '.quayside/chromium'), say);
    if (needsJourneys) env.CHROMIUM_HEADLESS_SHELL = findHeadlessShell(env.CHROMIUM, say);
    if (!haveAsianFonts(say)) skips.push('Asian fonts not found: Chinese, Japanese and Thai are drawn as boxes');
  }
  if (needsDatabase) {
    const postgres = findPostgres(say);
    if (postgres) env.QUAYSIDE_POSTGRES_BIN = postgres;
    else skips.push('Postgres not found: the sandbox is tested on PGlite alone');
  }
  if (needsJourneys && !findWebViews(say))
    skips.push('WebKitGTK not found: the app is not tested inside a WebKit web view (e2e/web-view.spec.ts)');
  if (needsOtherBrowsers) {
    const found = findOtherBrowsers(say);
    const missing = otherBrowsers.filter((browser) => !found.includes(browser));
    skips.push(...missing.map((browser) => `${browser} not found: the opening is not tried in it`));
  }
  return { env, skips };
}
