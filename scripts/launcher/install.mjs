import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSupported, nodePackage, nodeVersion, pnpmProgram, pnpmVersion, unexpectedPackages } from './machine.mjs';

/** Thrown if the machine lacks a program, or npm can't install one. The message tells the user what to do. */
export class SetupError extends Error {
  name = 'SetupError';
}

const oldNodeError = () =>
  new SetupError(
    `This project needs Node 22.22 or newer, and npm has none for this machine, which has ${process.version}. Install Node ${nodeVersion} from https://nodejs.org and run the command again.`,
  );

/** Installs pnpm in `runtime`, and Node too if the machine's is too old. Returns the folders of their programs. Throws SetupError if that is not possible. */
export function installRuntime(runtime, say) {
  const ownNode = isSupported(process.version) ? undefined : nodePackage(thisMachine());
  if (!ownNode && !isSupported(process.version)) throw oldNodeError();
  const required = { pnpm: pnpmVersion, ...(ownNode && { [ownNode]: nodeVersion }) };
  const missing = Object.entries(required).filter(([name, version]) => installedVersion(runtime, name) !== version);
  if (missing.length) {
    const packages = Object.entries(required).map(([name, version]) => `${name}@${version}`);
    say(`Installing ${packages.join(' and ')} in .runtime/`);
    mkdirSync(runtime, { recursive: true });
    const flags = [
      '--ignore-scripts',
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--no-update-notifier',
      '--loglevel=error',
      '--prefix',
      runtime,
    ];
    const { status } = npm(['install', ...flags, ...packages]);
    if (status !== 0) {
      throw new SetupError(
        'npm could not install them, and its message is above. Check the connection to the npm registry, and run the command again.',
      );
    }
    verifyPackages(runtime);
  }
  const nodeFolder = ownNode ? join(runtime, 'node_modules', ownNode, 'bin') : dirname(process.execPath);
  if (ownNode && spawnSync(join(nodeFolder, 'node'), ['--version']).status !== 0) throw oldNodeError();
  return [nodeFolder, join(runtime, 'node_modules', pnpmProgram(thisMachine())), join(runtime, 'node_modules', '.bin')];
}

/** Throws SetupError if an installed package differs from the pinned one. Removes all installed packages first. */
function verifyPackages(runtime) {
  const folder = join(runtime, 'node_modules');
  const lock = JSON.parse(readFileSync(join(folder, '.package-lock.json'), 'utf8'));
  const unexpected = unexpectedPackages(lock.packages);
  if (unexpected.length === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new SetupError(
    `The npm registry sent a ${unexpected.join(' and ')} that differs from the pinned version, and it was removed. Check the registry in npm's settings, and run the command again.`,
  );
}

/** Installs the packages of the workspace if the lockfile has changed since the last time. Starts the process of `startMeanwhile` in parallel. */
export async function installPackages(root, runtime, environment, { say, startMeanwhile }) {
  const stamp = join(runtime, 'installed');
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((file) => readFileSync(join(root, file)));
  const hash = createHash('sha256').update(Buffer.concat(inputs)).update(pnpmVersion).digest('hex');
  const last = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (last === hash && existsSync(join(root, 'node_modules', '.modules.yaml'))) return;
  say('Installing packages');
  rmSync(stamp, { force: true });
  const meanwhile = startMeanwhile();
  const install = spawn('pnpm', ['install', '--frozen-lockfile', '--reporter=silent'], {
    cwd: root,
    env: { ...environment, CI: 'true' }, // pnpm asks no questions
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [status] = await Promise.all([exitCode(install), meanwhile && exitCode(meanwhile)]);
  if (status !== 0) {
    throw new SetupError(
      'pnpm could not install the packages, and its message is above. "node scripts/run.mjs exec -- pnpm install" shows more.',
    );
  }
  writeFileSync(stamp, hash);
}

const exitCode = (child) =>
  new Promise((done) => child.once('error', () => done(undefined)).once('exit', (code) => done(code)));

function npm(args) {
  const program = process.env.npm_execpath;
  const [command, first] = program?.endsWith('.js') ? [process.execPath, [program]] : ['npm', []];
  const path = [process.env.PATH, dirname(process.execPath)]
    .filter(Boolean)
    .join(process.platform === 'win32' ? ';' : ':');
  return spawnSync(command, [...first, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32' && command === 'npm',
  });
}

function installedVersion(runtime, name) {
  try {
    return JSON.parse(readFileSync(join(runtime, 'node_modules', name, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

function thisMachine() {
  const musl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
  return { platform: process.platform, arch: process.arch, musl };
}
