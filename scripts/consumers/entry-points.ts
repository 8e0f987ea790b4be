import { readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { PackedPackage } from '../package-build/packed.ts';
import { runCommand } from '../testing/run-command.ts';

/** Matches entry points that work only in Node. */
const forNode = /^@quayside\/(sandbox|host\/build|conformance)(\/|$)/;
/** Matches entry points that start a program when they are imported. */
const programs = /^@quayside\/(sandbox|conformance)\/main$/;

/** Checks that the types of all entry points compile, that Node can import them, and that a bundler can bundle those for browsers. Returns the problems. */
export async function entryPointProblems(
  root: string,
  app: string,
  packages: readonly PackedPackage[],
): Promise<readonly string[]> {
  const all = packages.flatMap(({ name }) => entryPointsOf(app, name)).filter((one) => !programs.test(one));
  const ofBrowsers = all.filter((entryPoint) => !forNode.test(entryPoint));
  const problems = [typeProblems(root, app, all), importProblems(app, all), bundleProblems(app, ofBrowsers)];
  return (await Promise.all(problems)).flat();
}

function entryPointsOf(app: string, name: string): readonly string[] {
  const manifest = readFileSync(join(app, 'node_modules', name, 'package.json'), 'utf8');
  const { exports = {} } = JSON.parse(manifest) as { exports?: Record<string, unknown> };
  return Object.keys(exports)
    .filter((entryPoint) => typeof exports[entryPoint] !== 'string')
    .map((entryPoint) => join(name, entryPoint));
}

/** Compiles a file that imports all entry points. Returns the errors in Quayside's declarations. */
async function typeProblems(root: string, app: string, entryPoints: readonly string[]): Promise<readonly string[]> {
  const imports = entryPoints.map((entryPoint, at) => `export * as entryPoint${at} from '${entryPoint}';\n`);
  writeFileSync(join(app, 'entry-points.ts'), imports.join(''));
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: ['node'],
  };
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['entry-points.ts'] }));
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const { output } = await run(app, [compiler, '--project', '.', '--pretty', 'false']);
  const ours = /^(entry-points[.]ts|node_modules\/@quayside\/[\w-]+\/dist\/).*error/;
  return output.split('\n').filter((line) => ours.test(line));
}

/**
 * Imports all entry points in Node. Returns a problem for each import that fails, adds a global, or keeps the process
 * from ending. Ignores globals with `__`, which are tslib's.
 */
async function importProblems(app: string, entryPoints: readonly string[]): Promise<readonly string[]> {
  const program = `const before = new Set(Object.keys(globalThis));
for (const entryPoint of ${JSON.stringify(entryPoints)})
  try { await import(entryPoint) } catch (error) { console.log(entryPoint + ' cannot be imported in Node: ' + String(error.message).split('\\n')[0]) }
for (const name of Object.keys(globalThis)) if (!before.has(name) && !name.startsWith('__')) console.log('an import adds the global ' + name);
`;
  writeFileSync(join(app, 'import-entry-points.mjs'), program);
  const { exitCode, output } = await run(app, ['import-entry-points.mjs']);
  const lines = output.split('\n').filter(Boolean);
  return exitCode === 0 ? lines : [...lines, `an import ends the process with ${exitCode}, or prevents its end`];
}

/** Bundles entry points for a browser. Returns a problem for each import that does not resolve, or that resolves to a module of Node. */
async function bundleProblems(app: string, entryPoints: readonly string[]): Promise<readonly string[]> {
  const problems: string[] = [];
  const bundle = await rolldown({
    input: Object.fromEntries(entryPoints.map((entryPoint) => [entryPoint.replace('@quayside/', ''), entryPoint])),
    cwd: app,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
    onLog: (_, { code, message }) => void (code === 'UNRESOLVED_IMPORT' && problems.push(message)),
    external: (id) => {
      if (isBuiltin(id)) problems.push(`an entry point for browsers imports ${id}`);
      return isBuiltin(id) || id.endsWith('?url'); // only Vite, which builds all hosts, resolves it
    },
  });
  await bundle.generate({ format: 'es', minify: false });
  await bundle.close();
  return problems;
}

const run = (cwd: string, args: readonly string[]) =>
  runCommand({ command: process.execPath, args, cwd, env: process.env, output: 'captured', limit: 2 * 60_000 });
