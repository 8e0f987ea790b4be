import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { isQuick } from '../../packages/platform/src/testing/property-runs/property-runs.ts';
import { commandOf } from '../launcher/tasks.mjs';
import { findFailureExcerpt } from './counts.ts';
import { noProgress, readReporterLine } from './progress.ts';
import { testSteps } from './steps.ts';

/*
 * Runs a part of the tests from a script of package.json: `part.ts unit` for the unit tests of that package, or tasks and commands
 * separated by `+`. It prints the progress every 15 seconds, and each failure with the command that repeats it. The output goes to .quayside/logs.
 */

const root = join(import.meta.dirname, '../..');
const folder = relative(root, process.cwd());
const { npm_lifecycle_event: task = '', npm_package_name: packageName = '' } = process.env;
const part = `${packageName} ${task}`.replace(/[^\w.-]+/g, '-');
const remedy = testSteps.find((step) => step.task === task)?.remedy ?? '';
/** How long the last passed run of this part took on this machine, and how many tests it had. */
type Usual = { readonly seconds: number; readonly tests: number };
const usualFile = join(root, '.quayside/usual', isQuick ? 'quick' : 'all', `${part}.json`);
const usual = existsSync(usualFile) ? (JSON.parse(readFileSync(usualFile, 'utf8')) as Usual) : undefined;
const usually = usual ? `, usually ${usual.seconds} s` : '';
const start = performance.now();
const seconds = () => Math.round((performance.now() - start) / 1000);
const log = join(root, '.quayside/logs', `${part}.log`);
let progress = noProgress;

for (const path of [log, usualFile]) mkdirSync(dirname(path), { recursive: true });
const file = createWriteStream(log);
console.log(`started${usually}`);
const timer = setInterval(() => {
  const tests = progress.tests ? `${progress.tests}${usual ? ` of about ${usual.tests}` : ''} tests after ` : '';
  console.log(`${tests}${seconds()} s${usually}`);
}, 15_000);
let exitCode = 0;
for (const command of commandLines(process.argv.slice(2))) exitCode ||= await run(command);
clearInterval(timer);
await new Promise<void>((closed) => file.end(closed));
if (exitCode === 0) {
  writeFileSync(usualFile, JSON.stringify({ seconds: seconds(), tests: progress.tests } satisfies Usual));
  console.log(`passed in ${seconds()} s${usually}`);
} else {
  console.log(`failed after ${seconds()} s; ${relative(root, log)} has all output`);
  console.log(findFailureExcerpt(readFileSync(log, 'utf8')));
}
process.exitCode = exitCode;

function commandLines(args: readonly string[]): readonly (readonly string[])[] {
  const end = args.indexOf('+');
  if (end >= 0) return [...commandLines(args.slice(0, end)), ...commandLines(args.slice(end + 1))];
  if (args[0] === 'unit') return [unitTests()];
  const known = commandOf([...args]);
  return [known.length > 0 ? known : args];
}

/** Returns the command that runs the unit tests of this package. Paths start at the root, where Vitest's configuration is. */
function unitTests(): readonly string[] {
  const report = join(folder, '.quayside/reports/unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['vitest', 'run', '--root', root, '--project', 'unit', ...reporters, `${folder}/src/`];
}

/** Runs a command, and reads its progress and failures from its output. Resolves with its exit code. */
function run([command = '', ...args]: readonly string[]): Promise<number> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  for (const output of [child.stdout, child.stderr])
    createInterface({ input: output }).on('line', (line) => {
      file.write(`${line}\n`);
      const { now, failure } = readReporterLine(line, progress);
      progress = now;
      if (!failure) return;
      // Playwright prints paths from the folder of its tests.
      const repeat = remedy.replace('e2e/<file>', `e2e/${basename(failure.file)}`).replace('<file>', failure.file);
      console.log(`✘ ${failure.name}\n  repeat it: ${repeat}`);
    });
  return new Promise((done) => {
    child.once('error', (error) => {
      console.log(`${command}: ${error.message}`);
      done(127);
    });
    child.once('close', (code) => done(code ?? 1));
  });
}
