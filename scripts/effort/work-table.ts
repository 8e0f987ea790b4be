import type { PersonaWork } from '../../e2e/support/effort/work-watch.ts';
import type { Persona } from './budgets.ts';

type Measured = readonly { readonly persona: Persona; readonly work: PersonaWork }[];

const ROWS = 10;
const nameOf = (path: string) => path.replace(/^\/acct\/open-account/, '') || '/';

/** Returns the longest tasks of all customers as a Markdown table, the longest of each screen and occasion. */
export function busiest(measured: Measured): string {
  const tasks = measured.flatMap(({ persona, work }) => work.tasks.map((task) => ({ persona, ...task })));
  const rows = tasks
    .toSorted((a, b) => b.ms - a.ms)
    .filter((task, at, all) => all.findIndex((one) => one.path === task.path && one.during === task.during) === at)
    .slice(0, ROWS)
    .map(({ persona, path, during, what, ms }) => `| ${nameOf(path)} | ${during} | ${ms} | \`${what}\` | ${persona} |`);
  const counted = measured.map(({ persona, work }) => `${persona} ${work.tasks.length}`).join(', ');
  return [
    `Tasks over 50 ms: ${counted}.`,
    '',
    '| screen | during | ms | script | customer |',
    '|---|---|---:|---|---|',
    ...rows,
  ].join('\n');
}

/** Returns the screens that receive most as a Markdown table. A customer's first screen is left out: it brings the program. */
export function heaviest(measured: Measured): string {
  const screens = measured.flatMap(({ persona, work }) =>
    Object.entries(work.kb)
      .slice(1)
      .map(([path, kb]) => ({ persona, path, kb })),
  );
  const rows = screens
    .toSorted((a, b) => b.kb - a.kb)
    .filter(({ path }, at, all) => all.findIndex((one) => one.path === path) === at)
    .slice(0, ROWS)
    .map(({ persona, path, kb }) => `| ${nameOf(path)} | ${kb.toFixed(1)} | ${persona} |`);
  return ['| screen | kB received | customer |', '|---|---:|---|', ...rows].join('\n');
}
