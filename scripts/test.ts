import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { affectedFolders, groupsOfAffected } from './testing/affected.ts';
import { ChromiumError, findChromium, findHeadlessShell } from './testing/chromium.ts';
import { countLine, sum } from './testing/counts.ts';
import { haveAsianFonts } from './testing/fonts.ts';
import { findOtherBrowsers, otherBrowsers } from './testing/other-browsers.ts';
import { findPostgres } from './testing/postgres.ts';
import { findPython } from './testing/python.ts';
import { runTasks } from './testing/run-tasks.ts';
import { chosenGroups, groups, quickGroups, steps, UnknownGroupError } from './testing/steps.ts';
import { findWebViews } from './testing/webkit.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.quayside/chromium');
const say = (line: string) => console.log(line);

/**
 * `npm test` runs the quick tests, and `npm run test:all` (`--all`) everything; `--only` names groups. Both skip what passed on the same files unless `--force` is
 * given. `--no-skips` fails where the machine lacks what a test needs. `--affected` leaves out what loads the whole product, and plays the stories of the packages that the change since the upstream branch can affect. The
 * last line counts all tests.
 */
try {
  const { options, flags } = readArguments({ options: ['only'], flags: ['affected', 'all', 'force', 'no-skips'] });
  process.exitCode = await test(options.only ?? [], flags);
} catch (error) {
  if (!(error instanceof ChromiumError || error instanceof UnknownGroupError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function test(only: readonly string[], flags: ReadonlySet<string>): Promise<number> {
  const start = performance.now();
  const isAffected = flags.has('affected');
  const byDefault = flags.has('all') ? groups : quickGroups;
  const chosenNames = chosenGroups(isAffected && only.length === 0 ? groupsOfAffected : only, byDefault);
  const isQuick = !flags.has('all') && chosenNames.every((group) => quickGroups.includes(group));
  const { env, skips } = machine(chosenNames, isQuick);
  const folders = isAffected ? affectedFolders(root) : 'all';
  if (folders !== 'all') {
    env.QUAYSIDE_AFFECTED = folders.join(' ');
    say(`The change can affect ${folders.join(', ') || 'no package'}.`);
  }
  const chosen = steps.filter(({ group, isLong }) => chosenNames.includes(group) && !(isQuick && isLong));
  const results = await runTasks(chosen, { root, env: { ...process.env, ...env }, force: flags.has('force') });

  const lacks = flags.has('no-skips') ? skips.length : 0;
  const ofMachine = { passed: 0, failed: lacks, skipped: skips.length - lacks };
  const total = sum([...results.map(({ counts }) => counts), ofMachine]);
  say(`\nTook ${Math.round((performance.now() - start) / 1000)} s`);
  for (const { title, counts, seconds, cached } of results) {
    const time = cached ? 'cached' : `${seconds.toFixed(1)} s`;
    say(`  ${counts.failed ? 'FAILED' : 'ok    '}  ${title.padEnd(38)} ${time.padStart(8)}   ${countLine(counts)}`);
  }
  for (const skip of skips) say(`  ${lacks ? 'FAILED' : 'skipped'} ${skip}`);
  const failed = results.filter(({ counts }) => counts.failed);
  for (const { title, excerpt } of failed)
    say(`\n✘ ${title}\n${excerpt.replaceAll(`${root}/`, '').replace(/^/gm, '    ')}\n`);
  for (const { title, step } of failed) say(`${title}: ${step.remedy}`);
  const missing = chosen.filter((step) => !results.some((result) => result.step === step));
  for (const { title } of missing) say(`${title}: did not run; what turbo said is above`);
  if (isAffected) say(`Left to CI: ${quickGroups.filter((group) => !chosenNames.includes(group)).join(', ')}`);
  say(countLine({ ...total, failed: total.failed + missing.length }));
  return total.failed || missing.length ? 1 : 0;
}

/** Finds or installs what the tests need. What the machine cannot have is listed as skipped. */
function machine(chosen: readonly string[], isQuick: boolean) {
  const has = (...some: readonly string[]) => some.some((group) => chosen.includes(group));
  const [needsJourneys, needsOtherBrowsers] = [has('e2e', 'journeys-nightly'), has('other-browsers')];
  // Turbo hashes these variables, because another Node or browser may give another result.
  const env: Record<string, string> = { QUAYSIDE_NODE: `${process.platform} ${process.arch} ${process.version}` };
  if (isQuick) env.QUAYSIDE_QUICK = 'yes';
  const skips: string[] = [];
  if (has(...groups.filter((group) => !['static', 'unit', 'hosts'].includes(group)))) {
    const needsWhole = has('storybook', 'pictures', 'packages', 'examples', 'other-browsers');
    const shell = findHeadlessShell(root, cache, say);
    env.QUAYSIDE_BROWSER = execFileSync(shell, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim();
    env.CHROMIUM_HEADLESS_SHELL = shell;
    if (needsWhole) env.CHROMIUM = findChromium(root, cache, say);
    if (!haveAsianFonts(say)) skips.push('Asian fonts not found: Chinese, Japanese and Thai are drawn as boxes');
  }
  if (isQuick) return { env, skips };
  if (needsJourneys || has('unit')) {
    const postgres = findPostgres(say);
    if (postgres) env.QUAYSIDE_POSTGRES_BIN = postgres;
    else skips.push('Postgres not found: the sandbox is tested on PGlite alone, which takes longer');
  }
  if (has('e2e') && !findWebViews(say))
    skips.push('WebKitGTK not found: the app is not tested inside a WebKit web view (e2e/web-view.spec.ts)');
  if (has('e2e')) {
    const python = findPython(say);
    if ('missing' in python) skips.push(`${python.missing}: examples/backend-python is not tested`);
    else env.PYTHON = python.command;
  }
  if (needsOtherBrowsers) {
    const found = findOtherBrowsers(say);
    const missing = otherBrowsers.filter((browser) => !found.includes(browser));
    skips.push(...missing.map((browser) => `${browser} not found: the opening is not tried in it`));
  }
  return { env, skips };
}
