import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir, constants as system } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bringRuntime, installPackages, SetupError } from './install.mjs';
import { alone } from './lock.mjs';
import { innerEnvironment } from './machine.mjs';
import { commandOf, tasks } from './tasks.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const runtime = join(root, '.runtime');
const say = (line) => console.error(line);

/** Makes the machine ready, runs the task, and ends as the task ended. */
export async function launch(args) {
  const [command, ...rest] = commandOf(args);
  if (!command) {
    say(`Say what to run: ${Object.keys(tasks).join(', ')}, or "exec -- <command>".`);
    process.exitCode = 2;
    return;
  }
  const home = writableHome();
  try {
    const environment = await alone(join(runtime, 'lock'), () => {
      const paths = bringRuntime(runtime, say);
      const inner = innerEnvironment(process.env, { paths, home, separator: delimiter });
      installPackages(root, runtime, inner, say);
      return innerEnvironment(process.env, {
        paths: [...paths, join(root, 'node_modules', '.bin')],
        home,
        separator: delimiter,
      });
    });
    process.exitCode = await run(command, rest, environment);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

/** HOME, or a folder of ours where the machine has none that can be written: package managers and Chromium keep their caches there. */
function writableHome() {
  const home = homedir();
  try {
    accessSync(home, constants.W_OK);
    return home;
  } catch {
    const own = join(runtime, 'home');
    mkdirSync(own, { recursive: true });
    return own;
  }
}

/** Runs a command to its end with every signal passed on; a command ended by signal n gives 128 + n, as a shell says it. */
function run(command, args, env) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenAbandoned(() => child.kill('SIGTERM'));
  return new Promise((done) => {
    child.on('error', (error) => {
      say(error.code === 'ENOENT' ? `There is no command "${command}" here.` : error.message);
      done(127);
    });
    child.on('exit', (code, signal) => done(code ?? 128 + system.signals[signal]));
  });
}

/** Killed without a chance to pass it on (SIGKILL, a closed terminal), npm leaves us to another parent: then nobody wants us any more. */
function whenAbandoned(tell) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    tell();
  }, 100);
  watch.unref();
}
