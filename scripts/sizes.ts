import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readArguments } from './arguments.mjs';
import budgets from './bench/budgets.json' with { type: 'json' };
import { appNames } from './services/ports.ts';
import { base } from './services/services.ts';
import { firstScripts } from './sizes/first-scripts.ts';

/** `node scripts/sizes.ts <host>`: the script that each budgeted page asks for before it is interactive, gzipped, against its budget. */
const {
  names: [host = 'sg'],
} = readArguments({ names: appNames, most: 1 });
const dist = join(import.meta.dirname, '../hosts', host, 'dist');
const read = (path: string) => readFileSync(join(dist, path), 'utf8');
const { pages } = JSON.parse(read('pages.json')) as { pages: Record<string, { en?: string }> };

for (const [route, budget] of Object.entries(budgets.jsGzipKb)) {
  const page = pages[route]?.en;
  if (!page) throw new Error(`${host} does not prerender ${route}, which has a budget in scripts/bench/budgets.json.`);
  const scripts = firstScripts(read(page), base, read).map((path) => ({
    path,
    kb: gzipSync(readFileSync(join(dist, path)), { level: 9 }).length / 1000,
  }));
  const total = scripts.reduce((sum, { kb }) => sum + kb, 0);
  console.log(`${route}  ${total.toFixed(1)} kB of ${budget} kB gzip`);
  for (const { path, kb } of scripts.toSorted((a, b) => b.kb - a.kb))
    console.log(`  ${kb.toFixed(1).padStart(6)}  ${path}`);
  if (total > budget) {
    console.error(
      `${route} asks for ${total.toFixed(1)} kB of script before it is interactive, ${budget} kB at most: load what the first field does not need later.`,
    );
    process.exitCode = 1;
  }
}
