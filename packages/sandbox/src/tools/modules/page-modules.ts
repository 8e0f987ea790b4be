import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = join(import.meta.dirname, '../../../..');

/**
 * Returns a source file of a package as a script for browsers: without types, and with imports of other packages as paths below `base`. `path` has the form
 * `sandbox/src/tools/…`. Returns undefined if there is no such source, as in a published package.
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

/** Responds with the source file that a URL below `base` names, as a script, or with 404. */
export async function serveModule(url: string, base: string): Promise<Response> {
  const path = decodeURIComponent(new URL(url).pathname.slice(base.length));
  const script = await pageModule(path, base);
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' };
  return script === undefined ? new Response('Not found', { status: 404 }) : new Response(script, { headers });
}

/** Returns the script of the simulated app, which the gateway inserts into pages in the simulator. */
export const frameScript = async (): Promise<string> =>
  (await pageModule('sandbox/src/tools/native-shell/frame.ts', '/')) ?? '';
