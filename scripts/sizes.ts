import { join } from 'node:path';
import { pageSizes } from '../packages/host-build/src/budgets/budgets.ts';
import { readArguments } from './arguments.mjs';
import budgets from './bench/budgets.json' with { type: 'json' };
import { appNames } from './services/ports.ts';
import { base } from './services/services.ts';

/** Compares the script that each budgeted page of a built host asks for before it is interactive, gzipped, with its budget. */
const {
  names: [host = 'sg'],
} = readArguments({ names: appNames, most: 1 });
const dist = join(import.meta.dirname, '../hosts', host, 'dist');

for (const { route, budget, total, scripts } of pageSizes(dist, base, budgets.jsGzipKb)) {
  console.log(`${route}  ${total.toFixed(1)} kB of ${budget} kB gzip`);
  for (const { path, kb } of scripts) console.log(`  ${kb.toFixed(1).padStart(6)}  ${path}`);
  if (total > budget) {
    console.error(
      `${route} asks for ${total.toFixed(1)} kB of script before it is interactive, ${budget} kB at most: load what the first field does not need later.`,
    );
    process.exitCode = 1;
  }
}
