import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir, constants as system } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, installRuntime, SetupError } from './install.mjs';
import { withLock } from './lock.mjs';
import { innerEnvironment } from './machine.mjs';
import { commandOf, tasks } from './tasks.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const runtime = join(root, '.runtime');
const say = (line) => console.error(line);

/** Installs the tools, runs the task in `args`, and sets the exit code of this process: that of the task, 2 for an unknown task, or 1 if the setup fails. */
export async function launch(args) {
  const [command, ...rest] = commandOf(args);
  if (!command) {
    say(`Name a task: ${Object.keys(tasks).join(', ')}, or "exec -- <command>".`);
    process.exitCode = 2;
    return;
  }
  const home = writableHome();
  try {
    const environment = await withLock(join(runtime, 'lock'), async () => {
      const paths = installRuntime(runtime, say);
      const inner = innerEnvironment(process.env, { paths, home, separator: delimiter });
      await installPackages(root, runtime, inner, { say, startMeanwhile: () => installBrowser(args[0], inner) });
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

/** Starts to install Chromium if the task runs tests, else returns undefined. A failure is ignored here, because the tests report a missing browser. */
function installBrowser(task, env) {
  if (!task?.startsWith('test')) return undefined;
  const flags = ['--disable-warning=ExperimentalWarning'];
  const stdio = ['ignore', 'inherit', 'ignore'];
  return spawn('node', [...flags, 'scripts/install-browser.ts'], { cwd: root, env, stdio });
}

/** Returns the home folder, or a folder in .runtime if it is not writable. Package managers and Chromium store caches there. */
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

/** Runs a command, and passes signals on to it. Resolves with its exit code, or 128 + n after signal n, as shells do. */
function run(command, args, env) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  onOrphaned(() => child.kill('SIGTERM'));
  return new Promise((done) => {
    child.on('error', (error) => {
      say(error.code === 'ENOENT' ? `The command "${command}" does not exist.` : error.message);
      done(127);
    });
    child.on('exit', (code, signal) => done(code ?? 128 + system.signals[signal]));
  });
}

/** Calls `callback` when this process gets another parent. npm then ended with SIGKILL or with its terminal, and passed on no signal. */
function onOrphaned(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, 100);
  timer.unref();
}
