import { parseArgs } from 'node:util';
import type { PersonaWork } from '../e2e/support/effort/work-watch.ts';
import { writeMeasuredTable } from './docs/measured-table.ts';
import { type PersonaFigures, runPersonas } from './effort/run-personas.ts';
import { repositoryRoot } from './services/services.ts';

/*
 * `npm run work` opens an account as the customers of `npm run effort`, except the one who scans a passport, on a phone with a processor
 * four times slower that saves data. It lists the longest tasks of the page, and the screens that receive most.
 * `--write` writes both lists to docs/performance.md. Run it on an idle machine.
 */

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const flags = ['--workers', '1', '--grep-invert', 'who scans'];
const { exitCode, measured } = runPersonas<PersonaWork>('work', 'work', flags);
const maxRows = 10;
const tables = `${longestTasks(measured)}\n\n${heaviestScreens(measured)}`;
console.log(tables);
if (values.write)
  writeMeasuredTable(`${repositoryRoot}/docs/performance.md`, 'npm run work -- --write', `.\n\n${tables}`);
process.exitCode = exitCode;

/** Returns a table of the longest tasks. Each screen and action has at most one row. */
function longestTasks(all: readonly PersonaFigures<PersonaWork>[]): string {
  const rows = all
    .flatMap(({ persona, figures }) => figures.tasks.map((task) => ({ persona, ...task })))
    .toSorted((a, b) => b.ms - a.ms)
    .filter((task, at, tasks) => tasks.findIndex((one) => one.path === task.path && one.during === task.during) === at)
    .slice(0, maxRows)
    .map(({ persona, path, during, what, ms }) => `| ${nameOf(path)} | ${during} | ${ms} | \`${what}\` | ${persona} |`);
  const counts = all.map(({ persona, figures }) => `${persona} ${figures.tasks.length}`).join(', ');
  const head = ['| screen | during | ms | script | customer |', '|---|---|---:|---|---|'];
  return [`Tasks over 50 ms: ${counts}.`, '', ...head, ...rows].join('\n');
}

/** Returns a table of the screens that receive most data. Leaves out each customer's first screen, which receives the program. */
function heaviestScreens(all: readonly PersonaFigures<PersonaWork>[]): string {
  const rows = all
    .flatMap(({ persona, figures }) => {
      const [, ...later] = Object.entries(figures.kb);
      return later.map(([path, kb]) => ({ persona, path, kb }));
    })
    .toSorted((a, b) => b.kb - a.kb)
    .filter(({ path }, at, screens) => screens.findIndex((one) => one.path === path) === at)
    .slice(0, maxRows)
    .map(({ persona, path, kb }) => `| ${nameOf(path)} | ${kb.toFixed(1)} | ${persona} |`);
  return ['| screen | kB received | customer |', '|---|---:|---|', ...rows].join('\n');
}

function nameOf(path: string): string {
  return path.replace(/^\/acct\/open-account/, '') || '/';
}
