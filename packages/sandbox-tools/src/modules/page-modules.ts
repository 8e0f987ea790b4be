import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = join(import.meta.dirname, '../../..');

/**
 * A source file of a package as a browser can run it: without its types, and with the entry points of other packages as paths below `base`. `path`: `sandbox-tools/src/…`.
 * Undefined where there is no such source, as in what is published.
 */
async function pageModule(path: string, base: string): Promise<string | undefined> {
  const file = normalize(join(packages, path));
  const [, folder] = relative(packages, file).split('/');
  if (folder !== 'src' || !file.endsWith('.ts') || !existsSync(file)) return undefined;
  const script = stripTypeScriptTypes(await readFile(file, 'utf8'));
  return script.replace(/(?<= from )'(@quayside\/[\w/-]+)'/g, (_, entryPoint: string) => {
    const source = realpathSync(fileURLToPath(import.meta.resolve(entryPoint)));
    return `'${base}${relative(realpathSync(packages), source)}'`;
  });
}

/** Answers for the source file that an address names below `base`. */
export async function answerModule(url: string, base: string): Promise<Response> {
  const path = decodeURIComponent(new URL(url).pathname.slice(base.length));
  const script = await pageModule(path, base);
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' };
  return script === undefined ? new Response('Not found', { status: 404 }) : new Response(script, { headers });
}

/** What the development gateway puts into pages that the simulator frames. */
export const frameScript = async (): Promise<string> =>
  (await pageModule('sandbox-tools/src/native-shell/frame.ts', '/')) ?? '';
