import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Thrown if the compiler finds errors. The message contains them. */
export class DeclarationError extends Error {
  override readonly name = 'DeclarationError';
}

/**
 * Writes the declarations of entry points, and of the modules of the package that they import, to its dist. Throws
 * DeclarationError if the compiler finds errors.
 */
export function emitDeclarations(folder: string, entryPoints: readonly string[]): void {
  const config = join(folder, 'node_modules/.declarations.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: join(folder, 'src'),
    outDir: join(folder, 'dist'),
  };
  const files = entryPoints.map((entryPoint) => join(folder, entryPoint));
  writeFileSync(
    config,
    JSON.stringify({ extends: join(folder, 'tsconfig.json'), compilerOptions, include: [], files }),
  );
  const compiler = join(folder, '../../node_modules/typescript-7/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '--project', config], { encoding: 'utf8' });
  if (status !== 0) throw new DeclarationError(stdout);
  renameImports(join(folder, 'dist'));
}

/** Replaces `.ts` with `.js` in the imports of all declarations in `dist`. The compiler of a consumer finds them only by this name. */
export function renameImports(dist: string) {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const text = readFileSync(join(dist, file), 'utf8');
    writeFileSync(join(dist, file), text.replace(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2'));
  }
}
