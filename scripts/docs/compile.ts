import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nameCompiledFiles } from '../package-build/declarations.ts';
import type { DocumentedPackage, PublicEntryPoint } from './package-entry-points.ts';
import type { SampleFile } from './samples.ts';

const folder = '.quayside/docs';
export const declarations = `${folder}/declarations`;

/** Returns the path of a source's declaration from the root of the repository. */
export const declarationOf = (source: string): string => `${declarations}/${source.replace(/[.]tsx?$/, '')}.d.ts`;

/** Writes the declarations of every entry point and of their imports, without a type check, which another task does (3 s instead of 18). */
export async function declareEntryPoints(root: string, packages: readonly DocumentedPackage[]): Promise<void> {
  rmSync(join(root, folder), { recursive: true, force: true });
  const entryPoints = packages.flatMap((one) => one.entryPoints);
  await compile(root, 'declare', {
    files: entryPoints.map(({ source }) => join(root, source)),
    compilerOptions: {
      noCheck: true,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir: join(root, declarations),
      // found through node_modules a source counts as somebody else's, and is not written
      paths: Object.fromEntries(
        packages.flatMap((one) =>
          [...one.entryPoints, ...one.inner].map(({ specifier, source }) => [specifier, [join(root, source)]]),
        ),
      ),
    },
  });
  nameCompiledFiles(join(root, declarations));
}

/** Returns the compiler's errors in samples, with page and line. Samples see only declarations, as a consumer's code does. */
export async function sampleProblems(
  root: string,
  packages: readonly DocumentedPackage[],
  samples: readonly SampleFile[],
): Promise<string[]> {
  for (const { file, code } of samples) {
    mkdirSync(dirname(join(root, folder, file)), { recursive: true });
    writeFileSync(join(root, folder, file), code);
  }
  const addressOf = ({ specifier, source }: PublicEntryPoint) => [specifier, [`../../${declarationOf(source)}`]];
  const said = await compile(root, 'samples', {
    files: samples.map(({ file }) => join(root, folder, file)),
    compilerOptions: {
      noUnusedLocals: false, // a sample may show an import alone
      noUnusedParameters: false,
      paths: Object.fromEntries(packages.flatMap((one) => one.entryPoints.map(addressOf))),
    },
  });
  return said.split('\n').flatMap((line) => {
    const [, file = '', at = '', message = ''] = /^(.+?)\((\d+),\d+\): (.+)$/.exec(line) ?? [];
    const sample = samples.find((one) => file.endsWith(one.file));
    return sample ? [`${sample.page}:${sample.line + Number(at) - 1}  ${message}`] : [];
  });
}

/** Returns the output of the compiler. */
function compile(root: string, name: string, config: { files: string[]; compilerOptions: object }): Promise<string> {
  const project = join(root, folder, `${name}.json`);
  mkdirSync(dirname(project), { recursive: true });
  writeFileSync(project, JSON.stringify({ extends: '../../tsconfig.json', include: [], ...config }));
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  return new Promise((resolve, reject) => {
    const args = [compiler, '--project', project, '--pretty', 'false'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
    child.on('error', reject).on('close', () => resolve(said));
  });
}
