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

/** Installs what the task needs, runs it, and exits with its exit code. */
export async function launch(args) {
  const [command, ...rest] = commandOf(args);
  if (!command) {
    say(`Say what to run: ${Object.keys(tasks).join(', ')}, or "exec -- <command>".`);
    process.exitCode = 2;
    return;
  }
  const home = writableHome();
  try {
    const environment = await alone(join(runtime, 'lock'), async () => {
      const paths = bringRuntime(runtime, say);
      const inner = innerEnvironment(process.env, { paths, home, separator: delimiter });
      await installPackages(root, runtime, inner, { say, meanwhile: () => bringBrowser(args[0], inner) });
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

/** Installs the browser of the tests with apt. What apt cannot do is left to the tests, which say what is missing. */
function bringBrowser(task, env) {
  if (!task?.startsWith('test')) return undefined;
  const flags = ['--disable-warning=ExperimentalWarning'];
  const stdio = ['ignore', 'inherit', 'ignore'];
  return spawn('node', [...flags, 'scripts/bring-browser.ts'], { cwd: root, env, stdio });
}

/** Returns HOME, or a folder in .runtime if HOME is not writable: package managers and Chromium keep their caches there. */
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

/** Runs a command and passes signals on. Returns its exit code, or 128 + n after signal n, as shells do. */
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

/** Calls `tell` when npm is gone: killed by SIGKILL or a closed terminal, it passes no signal on, and this process gets another parent. */
function whenAbandoned(tell) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    tell();
  }, 100);
  watch.unref();
}
