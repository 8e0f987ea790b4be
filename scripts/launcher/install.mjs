import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodePackage, nodeVersion, pnpmProgram, pnpmVersion, runsTheProject, unexpectedPackages } from './machine.mjs';

/** Something that only the person at the machine can settle; its message says what to do. */
export class SetupError extends Error {
  name = 'SetupError';
}

const nodeIsOld = () =>
  new SetupError(
    `This project runs on Node 22.22 or newer and could not bring its own to this machine (it has ${process.version}). Install Node ${nodeVersion} from https://nodejs.org and run the command again.`,
  );

/** Folders of the project's own Node (where the machine's is too old) and pnpm, installed from npm into `runtime` when they are not there. */
export function bringRuntime(runtime, say) {
  const ownNode = runsTheProject(process.version) ? undefined : nodePackage(thisMachine());
  if (!ownNode && !runsTheProject(process.version)) throw nodeIsOld();
  const wanted = { pnpm: pnpmVersion, ...(ownNode && { [ownNode]: nodeVersion }) };
  const missing = Object.entries(wanted).filter(([name, version]) => installedVersion(runtime, name) !== version);
  if (missing.length) {
    const packages = Object.entries(wanted).map(([name, version]) => `${name}@${version}`);
    say(`Bringing ${packages.join(' and ')} to .runtime/`);
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
        'npm could not install them: its message is above. Check that the npm registry can be reached, and run the command again.',
      );
    }
    refuseUnexpected(runtime);
  }
  const nodeFolder = ownNode ? join(runtime, 'node_modules', ownNode, 'bin') : dirname(process.execPath);
  if (ownNode && spawnSync(join(nodeFolder, 'node'), ['--version']).status !== 0) throw nodeIsOld();
  return [nodeFolder, join(runtime, 'node_modules', pnpmProgram(thisMachine())), join(runtime, 'node_modules', '.bin')];
}

/** Before anything of it runs: what came has to be what was pinned. */
function refuseUnexpected(runtime) {
  const folder = join(runtime, 'node_modules');
  const noted = JSON.parse(readFileSync(join(folder, '.package-lock.json'), 'utf8'));
  const unexpected = unexpectedPackages(noted.packages);
  if (unexpected.length === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new SetupError(
    `The npm registry sent another ${unexpected.join(' and ')} than this project has pinned, and it was removed. Look at the registry that npm is set to, and run the command again.`,
  );
}

/** Installs the workspace from its lockfile, unless the last good install was of the same one. The process that `meanwhile` starts runs beside it. */
export async function installPackages(root, runtime, environment, { say, meanwhile }) {
  const stamp = join(runtime, 'installed');
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((file) => readFileSync(join(root, file)));
  const hash = createHash('sha256').update(Buffer.concat(inputs)).update(pnpmVersion).digest('hex');
  const last = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (last === hash && existsSync(join(root, 'node_modules', '.modules.yaml'))) return;
  say('Installing packages');
  rmSync(stamp, { force: true });
  const beside = meanwhile();
  const install = spawn('pnpm', ['install', '--frozen-lockfile', '--reporter=silent'], {
    cwd: root,
    env: { ...environment, CI: 'true' }, // no questions, with or without a terminal
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [status] = await Promise.all([exitCode(install), beside && exitCode(beside)]);
  if (status !== 0) {
    throw new SetupError(
      'pnpm could not install the packages: its message is above. "node scripts/run.mjs exec -- pnpm install" shows more.',
    );
  }
  writeFileSync(stamp, hash);
}

const exitCode = (child) =>
  new Promise((done) => child.once('error', () => done(undefined)).once('exit', (code) => done(code)));

function npm(args) {
  const beside = process.env.npm_execpath;
  const [command, first] = beside?.endsWith('.js') ? [process.execPath, [beside]] : ['npm', []];
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
