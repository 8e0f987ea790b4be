import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { commandOf } from '../launcher/tasks.mjs';
import { excerptOf } from './counts.ts';
import { type Failure, noProgress, readLine } from './progress.ts';
import { steps } from './steps.ts';
import { noteUsual, usualOf } from './usual.ts';

/**
 * Runs a part of the tests, as the scripts of package.json start it: `part.ts unit` for the unit tests of the package, `part.ts <task of the launcher>`, or
 * `part.ts <command> [arguments]`. It prints every 15 seconds how far the part is, and each failure at once with the command that repeats it. The output of the
 * command goes to .quayside/logs.
 */
const root = join(import.meta.dirname, '../..');
const folder = relative(root, process.cwd());
const { npm_lifecycle_event: task = '', npm_package_name: name = '' } = process.env;
const part = `${name} ${task}`;
const step = steps.find((one) => one.task === task);
const [command = '', ...args] = commandLine(process.argv.slice(2));
const progressEveryMs = 15_000;

/** Vitest takes the paths from the root, where its configuration is. */
function commandLine(given: string[]): readonly string[] {
  const known = commandOf(given);
  if (given[0] !== 'unit') return known.length > 0 ? known : given;
  const report = join(folder, '.quayside/reports/unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['vitest', 'run', '--root', root, '--project', 'unit', ...reporters, ...given.slice(1), `${folder}/src/`];
}

const usual = usualOf(part);
const start = performance.now();
const seconds = () => Math.round((performance.now() - start) / 1000);
const usually = usual ? `, usually ${usual.seconds} s` : '';
const log = join(root, '.quayside/logs', `${part.replace(/[^\w.-]+/g, '-')}.log`);
let progress = noProgress;

console.log(`started${usually}`);
mkdirSync(dirname(log), { recursive: true });
const file = createWriteStream(log);
const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
for (const output of [child.stdout, child.stderr])
  createInterface({ input: output }).on('line', (line) => {
    file.write(`${line}\n`);
    const { now, failure } = readLine(line, progress);
    progress = now;
    if (failure) console.log(`✘ ${failure.name}\n  repeat it: ${repetitionOf(failure)}`);
  });

const timer = setInterval(() => {
  const tests = progress.tests ? `${progress.tests}${usual ? ` of about ${usual.tests}` : ''} tests after ` : '';
  console.log(`${tests}${seconds()} s${usually}`);
}, progressEveryMs);

const exitCode = await new Promise<number>((done) => {
  child.once('error', (error) => {
    console.log(`${command}: ${error.message}`);
    done(127);
  });
  child.once('close', (code) => done(code ?? 1));
});
clearInterval(timer);
await new Promise<void>((closed) => file.end(closed));
if (exitCode === 0) {
  noteUsual(part, { seconds: seconds(), tests: progress.tests });
  console.log(`passed in ${seconds()} s${usually}`);
} else {
  console.log(`failed after ${seconds()} s; all output is in ${relative(root, log)}`);
  console.log(excerptOf(readFileSync(log, 'utf8')));
}
process.exitCode = exitCode;

/** The command of the step, with the file of the failure. Playwright prints paths from the folder of its tests. */
function repetitionOf({ file: at }: Failure): string {
  const remedy = step?.remedy ?? '';
  return remedy.replace('e2e/<file>', `e2e/${basename(at)}`).replace('<file>', at);
}
