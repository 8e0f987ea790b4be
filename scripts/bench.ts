import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { startStack } from '../e2e/support/stack.ts';
import budgets from './bench/budgets.json' with { type: 'json' };
import { buildPlain } from './bench/build-plain.ts';
import { customerAtFirstForm, ourPages, peers } from './bench/pages.ts';
import { broken, table } from './bench/report.ts';
import { measure } from './bench/rounds.ts';
import { serveBuilds } from './bench/static-server.ts';
import { plain } from './bench/variants.ts';
import { buildHostWhenStale } from './host-build/host-build.ts';
import { base, root } from './services/services.ts';
import { findChromium } from './testing/chromium.ts';

/**
 * `npm run bench`: our first pages beside the same form in plain React, on an emulated phone (Slow 4G, CPU 4 times slower, cold).
 * `--rounds 9`, `--peers <folder of built peers>`. Prints a table; ends with 1 where a budget of bench/budgets.json is broken.
 */
const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, peers: { type: 'string' } },
});
const say = (line: string) => console.error(line);
const slow4g = { down: 1.6e6, up: 750e3, rtt: 150 };

const chromiumPath = findChromium(root, join(root, '.quayside/chromium'), say);
const plainFolder = join(root, '.quayside/bench/plain');
await buildHostWhenStale({ root, host: 'sg', say });
await buildPlain(plainFolder);
const peerFolder = options.peers ? resolve(options.peers) : undefined;
const peerNames = peerFolder
  ? readdirSync(peerFolder).filter((name) => existsSync(join(peerFolder, name, 'index.html')))
  : [];
const folders: Record<string, string> = { '/plain/': plainFolder };
for (const name of peerNames) folders[`/${name}/`] = join(peerFolder ?? '', name);

try {
  setPriority(-15); // ahead of whatever else the machine does; the browser inherits it
} catch {
  // only root may
}
const [stack, builds] = await Promise.all([startStack(), serveBuilds(folders)]);
try {
  const ours = ourPages(stack.sgUrl, await customerAtFirstForm(chromiumPath, stack.sgUrl));
  const control = plain(`${builds.origin}/plain/`);
  const results = await measure({
    variants: [control, ...ours, ...peers(peerNames, builds.origin)],
    rounds: Number(options.rounds),
    conditions: { cpu: 4, network: slow4g },
    chromiumPath,
    scriptSize,
    say,
  });
  console.log(table(results, control.name));
  const over = broken(results, ours, control.name, budgets);
  for (const line of over) console.error(line);
  process.exitCode = over.length ? 1 : 0;
} finally {
  builds.close();
  await stack.end();
}

/** gzipped kB of a script of ours, of the control or of a peer; 0 for anything else. */
function scriptSize(url: string): number {
  const { pathname } = new URL(url);
  const at = [...Object.keys(folders), base].find((path) => pathname.startsWith(path));
  if (!at || !pathname.endsWith('.js')) return 0;
  const file = join(at === base ? join(root, 'hosts/sg/dist') : (folders[at] ?? ''), pathname.slice(at.length));
  return existsSync(file) ? gzipSync(readFileSync(file), { level: 9 }).length / 1000 : 0;
}
