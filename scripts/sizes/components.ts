import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleForBrowsers, withStaticImports } from './bundle.ts';
import type { MeasuredSizes } from './size-table.ts';

type Manifest = { exports: Record<string, string | { 'quayside-source'?: string }> };

/**
 * Bundles each component of the kit and of `@quayside/capture` with its imports except React. Resolves with two sizes for each, in bytes after gzip: the
 * component, and the code that it loads later.
 */
export async function componentSizes(root: string): Promise<readonly MeasuredSizes[]> {
  const measured: MeasuredSizes[] = [];
  const components = ['ui', 'capture'].flatMap((folder) => componentsOf(join(root, 'packages', folder)));
  for (const { name, input } of components.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const chunks = await bundleForBrowsers({ input, external: /^react(-dom)?($|\/)/, conditions: ['quayside-source'] });
    const entries = chunks.filter(({ isEntry }) => isEntry);
    const first = withStaticImports(chunks, entries);
    const later = chunks.filter((chunk) => !first.has(chunk));
    measured.push({ name, sizes: [gzipBytes([...first]), gzipBytes(later)] });
  }
  return measured;
}

/** Returns the components that consumers can import from the package in `folder`. */
function componentsOf(folder: string): readonly { name: string; input: string }[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(exports).flatMap(([entryPoint, target]) => {
    const name = entryPoint.slice('./'.length);
    const isComponent =
      typeof target === 'object' && target['quayside-source']?.endsWith('.tsx') && !name.includes('/');
    return isComponent ? [{ name, input: join(folder, target['quayside-source'] ?? '') }] : [];
  });
}

const gzipBytes = (chunks: readonly { code: string }[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
