import { join } from 'node:path';
import { buildHost, type ModuleSizes } from '../packages/host/src/build/build.ts';
import budgets from './bench/budgets.json' with { type: 'json' };
import { basePath } from './services/services.ts';
import { bytesByPackage } from './sizes/bytes-by-package.ts';
import { pageSizes } from './sizes/page-sizes.ts';

const maxFiles = 8;

/* Compares the gzipped scripts that pages of a built host load before they are interactive with their budgets. */

const [host = 'sg'] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../hosts', host);
const pages = pageSizes(join(folder, 'dist'), basePath, budgets.jsGzipKb);

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
      `${route} loads ${total.toFixed(1)} kB of script before hydration, ${budget} kB at most: load later what the first field does not need.`,
    );
    for (const { owner, kb, files } of bytesByPackage(scripts, modules)) {
      console.error(`${kb.toFixed(2).padStart(8)}  ${owner}`);
      for (const file of files.slice(0, maxFiles)) console.error(`${file.kb.toFixed(2).padStart(12)}  ${file.path}`);
    }
  }
}
