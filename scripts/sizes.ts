import { join } from 'node:path';
import { buildHost, type ModuleSizes } from '../packages/host/src/build/build.ts';
import { readArguments } from './arguments.ts';
import budgets from './bench/budgets.json' with { type: 'json' };
import { appNames } from './services/ports.ts';
import { base } from './services/services.ts';
import { bytesByPackage } from './sizes/bytes-by-package.ts';
import { pageSizes } from './sizes/page-sizes.ts';

/** Files that are named of each owner. */
const LARGEST = 8;

/** Compares the script that each budgeted page of a built host asks for before it is interactive, gzipped, with its budget. */
const {
  names: [host = 'sg'],
} = readArguments({ names: appNames, most: 1 });
const folder = join(import.meta.dirname, '../hosts', host);
const pages = pageSizes(join(folder, 'dist'), base, budgets.jsGzipKb);

for (const { route, budget, total, scripts } of pages) {
  console.log(`${route}  ${total.toFixed(1)} kB of ${budget} kB gzip`);
  for (const { path, kb } of scripts) console.log(`  ${kb.toFixed(1).padStart(6)}  ${path}`);
}

const broken = pages.filter(({ budget, total }) => total > budget);
if (broken.length > 0) {
  process.exitCode = 1;
  let modules: ModuleSizes = {};
  await buildHost(folder, {
    onScripts: (sizes) => {
      modules = sizes;
    },
  });
  for (const { route, budget, total, scripts } of broken) {
    console.error(
      `${route} asks for ${total.toFixed(1)} kB of script before React has taken over, ${budget} kB at most: load what the first field does not need later.`,
    );
    for (const { owner, kb, files } of bytesByPackage(scripts, modules)) {
      console.error(`${kb.toFixed(2).padStart(8)}  ${owner}`);
      for (const file of files.slice(0, LARGEST)) console.error(`${file.kb.toFixed(2).padStart(12)}  ${file.path}`);
    }
  }
}
