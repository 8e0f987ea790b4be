import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleForBrowsers, withStaticImports } from './bundle.ts';
import type { MeasuredSizes } from './size-table.ts';

type Manifest = { exports: Record<string, string | { source?: string }> };

/**
 * Bundles each component with its imports except React. Resolves with two sizes for each, in bytes after gzip: the
 * component, and the code that it loads later.
 */
export async function componentSizes(root: string): Promise<readonly MeasuredSizes[]> {
  const folder = join(root, 'packages/ui');
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const measured: MeasuredSizes[] = [];
  for (const [entryPoint, target] of Object.entries(exports)) {
    if (typeof target === 'string' || !target.source?.endsWith('.tsx')) continue;
    const input = join(folder, target.source);
    const chunks = await bundleForBrowsers({ input, external: /^react(-dom)?($|\/)/, conditions: ['source'] });
    const entries = chunks.filter(({ isEntry }) => isEntry);
    const first = withStaticImports(chunks, entries);
    const later = chunks.filter((chunk) => !first.has(chunk));
    measured.push({ name: entryPoint.slice('./'.length), sizes: [gzipBytes([...first]), gzipBytes(later)] });
  }
  return measured;
}

const gzipBytes = (chunks: readonly { code: string }[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
