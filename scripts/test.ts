import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { affectedFolders, groupsWithAffected } from './testing/affected.ts';
import { ChromiumError, findChromium, findHeadlessShell } from './testing/chromium.ts';
import { formatCounts, sumCounts } from './testing/counts.ts';
import { findPostgres } from './testing/postgres.ts';
import { runTasks, type StepResult } from './testing/run-tasks.ts';
import {
  chooseTestGroups,
  quickTestGroups,
  type TestStep,
  testGroups,
  testSteps,
  UnknownGroupError,
} from './testing/steps.ts';
import { findOtherBrowsers, findPython, hasAsianFonts, hasWebViews, otherBrowsers } from './testing/system-packages.ts';

const root = join(import.meta.dirname, '..');
const say = (line: string) => console.log(line);

/**
 * `npm test` runs the quick tests, and `npm run test:all` (`--all`) all of them. `--only` names groups. Parts that passed on the same files
 * are skipped without `--force`. `--no-skips` fails if the machine lacks a program that a test needs. `--affected` runs only tests that the change
 * since the upstream branch can affect, the fast ones first. The last line counts all tests.
 */
try {
  process.exitCode = await test();
} catch (error) {
  if (!(error instanceof ChromiumError || error instanceof UnknownGroupError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function test(): Promise<number> {
  const start = performance.now();
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      affected: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      'no-skips': { type: 'boolean', default: false },
    },
  });
  const { only, affected: isAffected, all, force, 'no-skips': isFailure } = values;
  const byDefault = all ? testGroups : quickTestGroups;
  const chosen = chooseTestGroups(isAffected && only.length === 0 ? groupsWithAffected : only, byDefault);
  const isQuick = !all && chosen.every((group) => quickTestGroups.includes(group));
  const { env, skips } = prepareMachine(chosen, isQuick);
  const folders = isAffected ? affectedFolders(root) : 'all';
  if (folders !== 'all') {
    env.QUAYSIDE_AFFECTED = folders.join(' ');
    say(`The change can affect ${folders.join(', ') || 'no package'}.`);
  }
  const chosenSteps = testSteps.filter(({ group, isLong }) => chosen.includes(group) && !(isQuick && isLong));
  const isFast = ({ group }: TestStep) => group === 'static' || group === 'unit';
  const phases = isAffected ? [chosenSteps.filter(isFast), chosenSteps.filter((step) => !isFast(step))] : [chosenSteps];
  const results: StepResult[] = [];
  for (const steps of phases.filter((phase) => phase.length > 0))
    results.push(...(await runTasks(steps, { root, env: { ...process.env, ...env }, force })));
  say(`\nTook ${Math.round((performance.now() - start) / 1000)} s`);
  reportResults(results);
  for (const skip of skips) say(`  ${isFailure ? 'FAILED' : 'skipped'} ${skip}`);
  const missing = chosenSteps.filter((step) => !results.some((result) => result.step === step));
  for (const { title } of missing) say(`${title}: did not run, and the output of turbo is above`);
  if (isAffected) say(`Left to CI: ${quickTestGroups.filter((group) => !chosen.includes(group)).join(', ')}`);
  const [failed, skipped] = isFailure ? [skips.length, 0] : [0, skips.length];
  const total = sumCounts([
    ...results.map(({ counts }) => counts),
    { passed: 0, failed: failed + missing.length, skipped },
  ]);
  say(formatCounts(total));
  return total.failed ? 1 : 0;
}

function reportResults(results: readonly StepResult[]): void {
  for (const { title, counts, seconds, cached } of results) {
    const time = cached ? 'cached' : `${seconds.toFixed(1)} s`;
    say(`  ${counts.failed ? 'FAILED' : 'ok    '}  ${title.padEnd(38)} ${time.padStart(8)}   ${formatCounts(counts)}`);
  }
  const failed = results.filter(({ counts }) => counts.failed);
  for (const { title, excerpt } of failed)
    say(`\n✘ ${title}\n${excerpt.replaceAll(`${root}/`, '').replace(/^/gm, '    ')}\n`);
  for (const { title, step } of failed) say(`${title}: ${step.remedy}`);
}

/** Finds the programs that the chosen tests need, or installs them. Returns environment variables for the tests, and the programs that are missing. */
function prepareMachine(chosen: readonly string[], isQuick: boolean) {
  const has = (...some: readonly string[]) => some.some((group) => chosen.includes(group));
  // Turbo hashes these variables, because another Node or browser can change a result.
  const env: Record<string, string> = { QUAYSIDE_NODE: `${process.platform} ${process.arch} ${process.version}` };
  if (isQuick) env.QUAYSIDE_QUICK = 'yes';
  const skips: string[] = [];
  if (chosen.some((group) => !['static', 'unit', 'hosts'].includes(group))) {
    const shell = findHeadlessShell(say);
    env.QUAYSIDE_BROWSER = execFileSync(shell, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim();
    env.CHROMIUM_HEADLESS_SHELL = shell;
    if (has('storybook', 'pictures', 'packages', 'examples', 'registry', 'other-browsers'))
      env.CHROMIUM = findChromium(say);
    if (!hasAsianFonts(say)) skips.push('Asian fonts not found: Chinese, Japanese and Thai letters are boxes');
  }
  if (isQuick) return { env, skips };
  if (has('e2e', 'journeys-nightly', 'unit')) {
    const postgres = findPostgres(say);
    if (postgres) env.QUAYSIDE_POSTGRES_BIN = postgres;
    else skips.push('Postgres not found: tests use PGlite, which takes longer');
  }
  if (has('e2e') && !hasWebViews(say)) skips.push('WebKitGTK not found: e2e/web-view.spec.ts does not run');
  if (has('e2e')) {
    const python = findPython(say);
    if ('missing' in python) skips.push(`${python.missing}: examples/backend-python is not tested`);
    else env.PYTHON = python.command;
  }
  if (has('other-browsers')) {
    const found = findOtherBrowsers(say);
    const missing = otherBrowsers.filter((browser) => !found.includes(browser));
    skips.push(...missing.map((browser) => `${browser} not found: no journey runs in it`));
  }
  return { env, skips };
}
