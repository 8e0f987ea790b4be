import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeMeasuredTable } from './docs/measured-table.ts';
import { type EffortBudget, effortBudgets, effortPersonas } from './effort/budgets.ts';
import { type EffortLimits, type RunEffort, type ScreenEffort, secondsOnScreen, toMinutes } from './effort/klm.ts';
import { runPersonas } from './effort/run-personas.ts';
import { calculateScreenSeconds, screenSecondsSource } from './effort/screen-seconds.ts';
import { repositoryRoot } from './services/services.ts';

/*
 * `npm run effort` opens an account as six customers in Chromium, counts their actions, and prints the times of the keystroke-level model (docs/effort.md).
 * It fails above the budgets. `--screens` prints a table of each customer's screens. `--write` updates the budgets, the table of the page
 * and the seconds of each screen, from which the app computes the minutes left.
 */

const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, screens: { type: 'boolean', default: false } },
});
type Recorded = RunEffort & { readonly list: readonly ScreenEffort[] };
const { exitCode, measured } = runPersonas<Recorded>('effort', values.write ? 'written' : 'checked');
const table = [
  '| persona | screens | taps | keys | typed characters | text boxes | heights | scrolled | words | minutes | reading every word |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
  ...measured.flatMap(({ persona, figures }) => [rowOf(persona, figures), ...goalRow(effortBudgets[persona])]),
].join('\n');
if (values.screens) for (const { persona, figures } of measured) console.log(screenTable(persona, figures));
console.log(table);
writeFileSync(`${repositoryRoot}/.quayside/effort.json`, JSON.stringify(measured, null, 2));
if (values.write) writeAll();
process.exitCode = exitCode;

function writeAll(): void {
  const runs = measured.filter(({ persona }) => persona !== 'keyboard').map(({ figures }) => figures.list);
  const seconds = screenSecondsSource(calculateScreenSeconds(runs));
  writeFileSync(`${repositoryRoot}/packages/rules/src/progress/screen-seconds/screen-seconds.ts`, seconds);
  const next = effortPersonas.map((persona) => {
    const figures = measured.find((one) => one.persona === persona)?.figures;
    return [
      persona,
      figures ? { ...effortBudgets[persona], today: limitsOf(figures) } : effortBudgets[persona],
    ] as const;
  });
  const file = `${repositoryRoot}/scripts/effort/budgets.json`;
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(next), null, 2)}\n`);
  writeMeasuredTable(`${repositoryRoot}/docs/effort.md`, 'npm run effort -- --write', `.\n\n${table}`);
}

function rowOf(persona: string, effort: RunEffort): string {
  const { screens, taps, keys, typed, boxes, heights, scrolled, words, seconds, secondsReading } = effort;
  const counts = [screens, taps, keys, typed, boxes, heights, scrolled, words];
  return `| ${[`**${persona}**`, ...counts, toMinutes(seconds), toMinutes(secondsReading)].join(' | ')} |`;
}

function goalRow({ goal }: EffortBudget): string[] {
  if (!goal) return [];
  const { taps, boxes = '', heights, minutes } = goal;
  return [`| ${['goal', '', taps, '', '', boxes, heights, '', '', minutes, ''].join(' | ')} |`];
}

/** Returns a table of one customer's screens, in the order of the visit. */
function screenTable(persona: string, { list }: Recorded): string {
  const rows = list.map((screen) => {
    const { path, taps, keys, typed, boxes, heights, words } = screen;
    const name = path.replace(/^https?:\/\/[^/]+(\/acct\/open-account)?/, '');
    return `| ${[name, taps, keys, typed, boxes, heights.toFixed(2), words, secondsOnScreen(screen).toFixed(1)].join(' | ')} |`;
  });
  const columns = ['taps', 'keys', 'typed', 'boxes', 'heights', 'words', 'seconds'];
  return `| ${[persona, ...columns].join(' | ')} |\n|${'---|'.repeat(8)}\n${rows.join('\n')}\n`;
}

/** Returns the budgets that follow from a measured run. Heights and minutes get some tolerance, because they change with each text. */
function limitsOf({ taps, boxes, heights, seconds }: RunEffort): EffortLimits {
  return {
    taps,
    boxes,
    heights: Math.ceil(heights + 0.5),
    minutes: Math.ceil(toMinutes(seconds) * 10 + 2) / 10,
  };
}
