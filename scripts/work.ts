import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { PersonaWork } from '../e2e/support/effort/work-watch.ts';
import { personas } from './effort/budgets.ts';
import { busiest, heaviest } from './effort/work-table.ts';
import { root } from './services/services.ts';

/**
 * `npm run work`: opens an account as the customers of `npm run effort`, except the one who scans a passport, on a phone with a processor four times slower that saves data. It lists the ten
 * longest tasks of the page and the screens that receive most. `--write` writes both into docs/performance.md. Run it on an idle machine.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const folder = `${root}/.quayside/work`;
rmSync(folder, { recursive: true, force: true });
const { status } = spawnSync(
  'playwright',
  ['test', '--workers', '1', '--grep', 'the effort of|F01 F20|by keyboard only', '--grep-invert', 'who scans'],
  {
    stdio: 'inherit',
    env: { ...process.env, QUAYSIDE_EFFORT: 'work' },
  },
);
const measured = personas.flatMap((persona) => {
  const file = `${folder}/${persona}.json`;
  return existsSync(file) ? [{ persona, work: JSON.parse(readFileSync(file, 'utf8')) as PersonaWork }] : [];
});
const tables = `${busiest(measured)}\n\n${heaviest(measured)}`;
console.log(tables);
if (values.write) {
  const page = `${root}/docs/performance.md`;
  const place = /(?<=<!-- table: npm run work -- --write -->\n)[^]*?(?=<!-- end -->)/;
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(place, () => `Measured on ${date}.\n\n${tables}\n\n`),
  );
}
process.exitCode = status ?? 1;
